import { ROUTES } from '@livery/domain/routes'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { refusal, type Answers } from '#testing/fakeGateway.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite, openWhitelabel } from '#testing/samples.ts'

import { sampleReferral } from './invite.samples.ts'

describe('inviting friends', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })
  const referral = sampleReferral((amount) => amount.toFixed(2), 'EUR')
  const paid = { ...referral, claimable: '0.00' }
  const open = (answers: Answers = {}) =>
    renderSite(ROUTES.inviteFriends.path, {
      answers: { ...memberSite, getReferral: referral, ...answers },
      session: memberSession,
    })
  const main = page.getByRole('main')
  const claim = main.getByRole('button', { name: 'Claim €20.00' })

  it('shows the link with QR code, copy and share (S-referral-02)', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    await open()
    await expect.element(main.getByRole('heading', { name: 'Get €10.00 for every friend' })).toBeVisible()
    await expect.element(main.getByRole('img', { name: 'QR code of your link' })).toBeVisible()
    await main.getByRole('button', { name: 'Copy the link' }).click()
    expect(write).toHaveBeenCalledWith(referral.inviteUrl)
    await main.getByRole('button', { name: 'Share' }).click()
    expect(share).toHaveBeenCalledWith({ title: 'Join me at Test Brand', url: referral.inviteUrl })
    Reflect.deleteProperty(navigator, 'share')
  })

  it('lists the friends, and which of them count', async () => {
    await open()
    const friends = main.getByRole('list', { name: 'Your friends' }).getByRole('listitem')
    await expect.element(friends.nth(0)).toMatchTextContent(/th\*\*\*21.*Joined.*Not yet/)
    await expect.element(friends.nth(1)).toMatchTextContent(/mi\*\*\*88.*Qualified/)
  })

  it('claims the reward, and shows a confirmation (S-referral-02)', async () => {
    const { gateway } = await open({ claimInvite: { currency: 'EUR', amount: '20.00' } })
    await expect.element(claim).toBeVisible()
    gateway.answer({ getReferral: paid })
    await claim.click()
    const told = page.getByRole('dialog', { name: 'Reward received' })
    await expect.element(told).toMatchTextContent('+€20.00')
    await told.getByRole('button', { name: 'OK' }).click()
    await expect.element(main.getByRole('button', { name: 'Claim €0.00' })).toBeDisabled()
  })

  it('repeats a claim without an answer under its key, and uses another key after an answer', async () => {
    const { gateway } = await open({ claimInvite: refusal(500, 'server.error') })
    const keys = () =>
      gateway.received('claimInvite').map(({ request }) => request.headers.get('Idempotency-Key'))
    await claim.click()
    await expect.element(claim).not.toHaveAttribute('aria-busy')
    gateway.answer({ claimInvite: refusal(422, 'invite.not_eligible') })
    await claim.click()
    await expect.element(page.getByText('There’s nothing to claim at the moment.')).toBeVisible()
    await claim.click()
    await expect.poll(keys).toHaveLength(3)
    const [first, second, third] = keys()
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('shows a message where the operator has no referral, and calls nothing (S-referral-01)', async () => {
    const { gateway } = await open({ getWhitelabel: { ...openWhitelabel, promotions: [] } })
    await expect.element(main.getByText('Invites aren’t available right now')).toBeVisible()
    await expect.element(main.getByRole('link', { name: 'Find a game' })).toBeVisible()
    expect(gateway.received('getReferral').length).toBeLessThan(2)
  })

  it('encourages a member without invited friends', async () => {
    await open({ getReferral: { ...paid, earned: '0.00', invited: [] } })
    await expect.element(main.getByText('Nobody has joined yet')).toBeVisible()
  })
})
