import { ROUTES } from '@livery/domain/routes'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite, openSite } from '#testing/samples.ts'

const main = page.getByRole('main')
const announced = (): string[] =>
  page
    .getByRole('status')
    .elements()
    .map(({ textContent }) => textContent)

it('a new page takes the focus and is announced by its title', async () => {
  const { services } = await renderSite(ROUTES.home.path, { answers: openSite })
  services.navigator.go(ROUTES.language.path)
  await expect.element(main).toHaveFocus()
  await expect.poll(announced).toContain('Language')
  await expect.poll(() => document.title).toBe('Language · Test Brand')
})

it('a promotion gives its name to the document and to the announcement, and not to the header', async () => {
  const promotion = {
    id: 'promo_welcome',
    key: 'WELCOME',
    title: 'Double your first deposit',
    summary: '',
    imageUrl: '/art.svg',
    state: 'open',
    startsAt: '2026-11-01T00:00:00Z',
    applicable: true,
  } as const
  await renderSite(`${ROUTES.promotion.path}?id=${promotion.id}`, {
    answers: { ...memberSite, getPromotion: { promotion, content: '', terms: '' } },
    session: memberSession,
  })
  await expect.poll(() => document.title).toBe('Double your first deposit · Test Brand')
  await expect.poll(announced).toContain('Double your first deposit')
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Promotion')
})

it('a wrong field that has the focus already is left and entered again, so that it is said again', async () => {
  await renderSite(ROUTES.login.path, { answers: openSite })
  const username = page.getByRole('textbox', { name: /^Username/ })
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect.element(username).toHaveFocus()
  const focused: string[] = []
  username.element().addEventListener('focus', () => focused.push('again'))
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => focused).toEqual(['again'])
  const message = document.getElementById(username.element().getAttribute('aria-describedby') ?? '')
  expect(message?.getAttribute('aria-live')).toBe('polite')
})
