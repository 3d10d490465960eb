import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { refusal, type Answers } from '#testing/fakeGateway.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite } from '#testing/samples.ts'

import { rewardsFor, sampleRewards } from './rewards.samples.ts'

const main = page.getByRole('main')
const claim = page.getByRole('button', { name: /Claim €12.40: Weekly cashback/ })
const tab = (name: RegExp) => page.getByRole('tab', { name })

const cashback: Schemas['Cashback'] = {
  currency: 'EUR',
  rate: '0.3',
  unclaimed: '12.00',
  claimed: '40.50',
  list: [
    { day: '2026-11-20', amount: '12.00', state: 'unclaimed' },
    { day: '2026-11-19', amount: '40.50', state: 'claimed' },
  ],
}

describe('the figures of home’s shortcuts (S-home-10, S-rewards-04)', () => {
  it('show the cashback: claimed, waiting, and by day', async () => {
    await renderSite(ROUTES.cashback.path, {
      answers: { ...memberSite, getCashback: cashback },
      session: memberSession,
    })
    await expect.element(main.getByText('0.3% of what you stake comes back the next day.')).toBeVisible()
    await expect.element(main.getByText('+€40.50').first()).toBeVisible()
    await expect
      .element(main.getByRole('listitem').first())
      .toMatchTextContent(/Nov 20, 2026.*\+€12\.00.*To claim/)
  })

  it('show the points: their sum, and by day', async () => {
    const points = {
      currency: 'EUR',
      total: 1012,
      stakeOfPoint: '10.00',
      list: [{ day: '2026-11-20', points: 12 }],
    }
    await renderSite(ROUTES.points.path, {
      answers: { ...memberSite, getPoints: points },
      session: memberSession,
    })
    await expect.element(main.getByText('1,012')).toBeVisible()
    await expect.element(main.getByText('One point for every €10.00 that you stake in a day.')).toBeVisible()
    await expect.element(main.getByRole('listitem').first()).toMatchTextContent(/Nov 20, 2026.*\+12/)
  })
})

describe('the reward center', () => {
  let rewards = sampleRewards('EUR', (amount) => amount.toFixed(2))
  let balance: string
  const answers: Answers = {
    ...memberSite,
    getRewards: ({ url }) => rewardsFor(rewards, url),
    getWallet: () => ({ currency: 'EUR', symbol: '€', sumBalance: balance, balance, wallets: [] }),
    claimReward: () => {
      const [first, ...rest] = rewards
      if (!first) return refusal(404, 'resource.not_found')
      const claimed = { ...first, state: 'claimed' as const, claimedAt: '2026-11-20T09:30:00.000Z' }
      rewards = [claimed, ...rest]
      balance = '1012.40'
      return claimed
    },
  }
  beforeEach(() => {
    rewards = sampleRewards('EUR', (amount) => amount.toFixed(2))
    balance = '1000.00'
  })

  it('redirects a visitor to the login', async () => {
    await renderSite(ROUTES.rewardCenter.path, { answers })
    await expect.poll(() => location.pathname).toBe(ROUTES.login.path)
  })

  it.each([
    ['a trial account', 4],
    ['an agent', 3],
  ])('is not for %s', async (_, type) => {
    await renderSite(ROUTES.rewardCenter.path, { answers, session: { ...memberSession, type } })
    await expect.element(page.getByText(/Trial accounts can’t use this feature/)).toBeVisible()
    await expect.poll(() => location.pathname).toBe(ROUTES.home.path)
  })

  it('claims a reward into the wallet and removes it from the list (S-rewards-01, S-rewards-06)', async () => {
    const { gateway } = await renderSite(ROUTES.rewardCenter.path, { answers, session: memberSession })
    await expect.element(main.getByText('1,000')).toBeVisible()
    await expect.element(tab(/To claim/)).toHaveTextContent('To claim2')
    const terms = /To bet before you can withdraw it: 1 × the bonus/
    await expect.element(main.getByText(terms)).toBeVisible()
    await claim.click()
    const sheet = page.getByRole('dialog', { name: 'It’s in your wallet' })
    await expect.element(sheet.getByText(terms)).toBeVisible()
    await expect.element(sheet.getByText('+€12.40')).toBeVisible()
    await sheet.getByRole('button', { name: 'OK' }).click()
    await expect.element(main.getByText('1,012')).toBeVisible()
    await expect.element(claim).not.toBeInTheDocument()
    await expect.element(tab(/To claim/)).toHaveTextContent('To claim1')
    await tab(/Claimed/).click()
    await expect.element(main.getByText('Weekly cashback')).toBeVisible()
    expect(gateway.received('claimReward')).toHaveLength(1)
  })

  it('repeats a claim without an answer under the same key, and a refused one under another', async () => {
    const { gateway } = await renderSite(ROUTES.rewardCenter.path, { answers, session: memberSession })
    const again = async (code: Parameters<typeof refusal>): Promise<void> => {
      const before = gateway.received('claimReward').length
      gateway.answer({ claimReward: refusal(...code) })
      await claim.click()
      await expect.poll(() => gateway.received('claimReward').length).toBe(before + 1)
    }
    await again([500, 'server.error'])
    await again([409, 'idempotency.in_progress'])
    await again([422, 'reward.expired'])
    await expect.element(page.getByText('This reward has expired.')).toBeVisible()
    await again([422, 'reward.already_claimed'])
    const keys = gateway.received('claimReward').map(({ request }) => request.headers.get('Idempotency-Key'))
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).toBe(keys[0])
    expect(keys[3]).not.toBe(keys[0])
  })

  it('has a picture and a link in an empty tab', async () => {
    rewards = []
    await renderSite(ROUTES.rewardCenter.path, { answers, session: memberSession })
    await expect.element(main.getByText('No rewards to claim')).toBeVisible()
    await expect
      .element(main.getByRole('link', { name: 'See promotions' }))
      .toHaveAttribute('href', ROUTES.promotions.path)
    await tab(/Expired/).click()
    await expect.element(main.getByText('No expired rewards')).toBeVisible()
  })

  it('offers a retry after a failure', async () => {
    const { gateway } = await renderSite(ROUTES.rewardCenter.path, {
      answers: { ...answers, getRewards: refusal(404, 'resource.not_found') },
      session: memberSession,
    })
    const again = page.getByRole('button', { name: 'Try again' })
    await expect.element(again).toBeVisible()
    gateway.answer(answers)
    await again.click()
    await expect.element(claim).toBeVisible()
  })
})
