import type { Schemas } from '@livery/api'
import { promotionPath } from '@livery/domain/promotions'
import { ROUTES } from '@livery/domain/routes'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { loginShownAtom, openPanelAtom } from '#platform/panels/panels.atoms.ts'
import { refusal, type Answers, type Refusal } from '#testing/fakeGateway.ts'
import { press } from '#testing/press.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite, openSite } from '#testing/samples.ts'

const PICTURE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'

const welcome: Schemas['Promotion'] = {
  id: 'promo_welcome',
  key: 'WELCOME',
  title: 'Welcome gift',
  summary: 'For a good start.',
  imageUrl: PICTURE,
  state: 'open',
  startsAt: '2026-01-01T00:00:00.000Z',
  applicable: true,
}
const path = promotionPath({ id: welcome.id })
const main = page.getByRole('main')
const add = page.getByLabelText('Add pictures')
const send = page.getByRole('button', { name: 'Send application' })
const pressButton = (name: string): Promise<void> => press(main.getByRole('button', { name }))

const png = (name: string, bytes = 8): File => new File([new Uint8Array(bytes)], name, { type: 'image/png' })

describe('promotions', () => {
  it('are visible to a visitor, each with its state and its page (S-frame-07, S-promotions-01)', async () => {
    const list = [
      welcome,
      {
        ...welcome,
        id: 'promo_2',
        title: 'Winter',
        state: 'coming soon' as const,
        startsAt: '2099-01-01T00:00:00Z',
      },
    ]
    await renderSite(ROUTES.promotions.path, {
      answers: { ...openSite, getPromotions: { list, pageNum: 1, totalPages: 1 } },
    })
    await expect.element(main.getByText('No end date')).toBeVisible()
    await expect.element(main.getByText('Coming soon')).toBeVisible()
    await expect.element(main.getByRole('link', { name: /Welcome gift/ })).toHaveAttribute('href', path)
    // Back always opens home from here (S-frame-07).
    await page.getByRole('banner').getByRole('button', { name: 'Back' }).click()
    await expect.poll(() => location.pathname).toBe(ROUTES.home.path)
  })

  it.each([
    ['none', { list: [], pageNum: 1, totalPages: 0 }, 'No promotions right now'],
    ['a failure', refusal(404, 'resource.not_found'), 'Try again'],
  ])('show a message where there is %s', async (_, getPromotions, text) => {
    await renderSite(ROUTES.promotions.path, { answers: { ...openSite, getPromotions } })
    await expect.element(main.getByText(text)).toBeVisible()
  })
})

describe('a promotion', () => {
  let state: Schemas['PromotionState']
  let refused: Refusal | undefined
  const answers: Answers = {
    ...memberSite,
    getPromotion: () => ({
      promotion: { ...welcome, state },
      content: '<p>Read <b>this</b>.<script>document.title = "taken"</script></p>',
      terms: '<ul><li>Once per member.</li></ul>',
      ...(state === 'rejected' && { rejectedReason: 'The picture is dark.' }),
    }),
    applyPromotion: () => {
      if (refused) return refused
      state = 'applying'
      return { applicationId: 'app_1', state }
    },
  }
  beforeEach(() => {
    state = 'open'
    refused = undefined
  })

  async function write(): Promise<void> {
    await pressButton('Apply now')
    await userEvent.upload(add, [png('a.png'), png('b.png')])
    await page.getByRole('textbox', { name: 'Comment' }).fill('From my phone')
  }

  it('can be read by a visitor, who signs in over it to apply (S-routes-21)', async () => {
    const { services } = await renderSite(path, { answers })
    await expect.element(main.getByText('Once per member.')).toBeVisible()
    expect(document.title).not.toBe('taken')
    await pressButton('Log in to apply')
    const login = page.getByRole('dialog', { name: 'Welcome back' })
    await expect.element(login.getByRole('button', { name: 'Log in' })).toBeVisible()
    expect(services.store.get(loginShownAtom)).toBe(true)
    expect(document.body.classList.contains('login-open')).toBe(true)
    await expect.element(login.getByRole('textbox').first()).toHaveFocus()
    // Signed in, the player is where they were, and can apply.
    services.session.start({ token: 't', memberName: 'member', type: 0, firstTimeLogin: false })
    services.store.set(openPanelAtom, undefined)
    await expect.element(main.getByRole('button', { name: 'Apply now' })).toBeVisible()
    expect(location.pathname + location.search).toBe(path)
    expect(document.body.classList.contains('login-open')).toBe(false)
    expect(services.store.get(loginShownAtom)).toBe(false)
  })

  it('refuses a trial account (S-trial-08)', async () => {
    const { gateway } = await renderSite(path, { answers, session: { ...memberSession, type: 4 } })
    await pressButton('Apply now')
    await expect.element(page.getByText(/Trial accounts can’t use this feature/)).toBeVisible()
    await expect.element(send).not.toBeInTheDocument()
    expect(gateway.received('applyPromotion')).toHaveLength(0)
  })

  it('accepts a comment and pictures, and shows the new state afterwards', async () => {
    const { gateway } = await renderSite(path, { answers, session: memberSession })
    await write()
    await expect.element(page.getByText('13/140')).toBeVisible()
    await page.getByRole('button', { name: 'Remove a.png' }).click()
    await send.click()
    await expect.element(main.getByText('We have your application and are reviewing it.')).toBeVisible()
    await expect.element(main).toHaveFocus()
    await expect.element(main.getByRole('button', { name: 'Apply now' })).not.toBeInTheDocument()
    const [sent] = gateway.received('applyPromotion')
    expect(sent?.request.headers.get('Content-Type')).toContain('multipart/form-data')
    expect(sent?.body).toContain('From my phone')
    expect(sent?.body).toContain('filename="b.png"')
    expect(sent?.body).not.toContain('a.png')
  })

  it('shows which picture it refuses, and why (S-promotions-03)', async () => {
    await renderSite(path, { answers, session: memberSession })
    await pressButton('Apply now')
    await userEvent.upload(add, [
      new File(['x'], 'a.gif', { type: 'image/gif' }),
      png('huge.png', 5 * 1024 * 1024 + 1),
      ...['1.png', '2.png', '3.png', '4.png'].map((name) => png(name)),
    ])
    await expect.element(page.getByText('a.gif: Only PNG and JPG pictures can be sent')).toBeVisible()
    await expect.element(page.getByText('huge.png: Pictures can be up to 5 MB')).toBeVisible()
    await expect.element(page.getByText('4.png: You can send up to 3 pictures')).toBeVisible()
    expect(page.getByRole('button', { name: /Remove/ }).elements()).toHaveLength(3)
  })

  it('keeps the draft after a failure, also after navigation', async () => {
    refused = refusal(415, 'request.media_type')
    const { gateway, services } = await renderSite(path, { answers, session: memberSession })
    await write()
    await send.click()
    await expect.element(page.getByText('Only PNG and JPG pictures can be sent')).toBeVisible()
    refused = refusal(500, 'server.error')
    await send.click()
    await expect.element(page.getByRole('alert').getByText(/on our side/)).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(send).not.toBeInTheDocument()
    services.navigator.go(ROUTES.promotions.path)
    await expect.element(main.getByRole('button', { name: 'Apply now' })).not.toBeInTheDocument()
    services.navigator.go(path)
    await pressButton('Apply now')
    await expect.element(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('From my phone')
    refused = undefined
    await send.click()
    await expect.element(main.getByText('We have your application and are reviewing it.')).toBeVisible()
    expect(gateway.received('applyPromotion')).toHaveLength(3)
  })

  it('shows the first application when a second one is refused for it', async () => {
    refused = refusal(422, 'promotion.already_applied')
    await renderSite(path, { answers, session: memberSession })
    await write()
    state = 'applying'
    await send.click()
    await expect.element(page.getByText('You’ve already applied.')).toBeVisible()
    await expect.element(main.getByText('We have your application and are reviewing it.')).toBeVisible()
  })

  it.each([
    ['rejected', 'The picture is dark.', 'button', 'Apply again'],
    ['issued', 'Your reward is ready to claim.', 'link', 'Claim the reward'],
  ] as const)('that is %s shows its state and offers the next step', async (now, text, role, step) => {
    state = now
    await renderSite(path, { answers, session: memberSession })
    await expect.element(main.getByText(text)).toBeVisible()
    await expect.element(main.getByRole(role, { name: step })).toBeVisible()
  })

  it('is found by its key, and shows a message when it is gone (S-promotions-01)', async () => {
    const { gateway, services } = await renderSite(promotionPath({ key: 'WELCOME' }), {
      answers: { ...answers, getPromotions: { list: [welcome], pageNum: 1, totalPages: 1 } },
    })
    await expect.element(main.getByRole('heading', { name: 'Welcome gift' })).toBeVisible()
    expect(gateway.received('getPromotions')[0]?.url.searchParams.get('key')).toBe('WELCOME')
    gateway.answer({ getPromotion: refusal(404, 'resource.not_found') })
    services.navigator.go(path)
    await expect.element(main.getByText('This promotion is no longer available')).toBeVisible()
    await expect.element(main.getByRole('link', { name: 'All promotions' })).toBeVisible()
  })
})
