import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page } from 'vitest/browser'

import { refusal, type Answers } from '#testing/fakeGateway.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite, openWhitelabel } from '#testing/samples.ts'

const levels: Schemas['VipLevel'][] = [
  { level: 1, labelName: 'Bronze', iconUrl: '/1.svg', turnover: '5000.00', benefits: ['Cashback of 0.5 %'] },
  { level: 2, labelName: 'Silver', iconUrl: '/2.svg', turnover: '25000.00', benefits: ['A birthday gift'] },
]
const bronze: Schemas['Vip'] = {
  currency: 'EUR',
  level: 1,
  clubLabel: { labelName: 'Bronze' },
  turnover: '6200.00',
  nextTurnover: '25000.00',
  levels,
}
const main = page.getByRole('main')

async function onPage(answers: Answers = {}, type?: number): Promise<void> {
  await renderSite(ROUTES.vip.path, {
    answers: { ...memberSite, getVip: bronze, ...answers },
    ...(type !== undefined && { session: { ...memberSession, type } }),
  })
}

describe('VIP benefits', () => {
  it('show the member’s level, the progress to the next, and the benefits of each (S-vip-02)', async () => {
    await onPage({}, 0)
    await expect
      .element(page.getByRole('progressbar', { name: 'Turnover to Silver' }))
      .toHaveAttribute('aria-valuetext', '€6,200 of €25,000')
    await expect.element(main.getByText('€18,800 to Silver')).toBeVisible()
    await expect.element(main.getByText('Your level')).toBeVisible()
    await expect.element(main.getByText('Cashback of 0.5 %')).toBeVisible()
    await page.getByRole('tab', { name: 'Silver' }).click()
    await expect.element(main.getByText('€25,000 turnover needed')).toBeVisible()
    await expect.element(main.getByText('A birthday gift')).toBeVisible()
  })

  it('show figures that add up where the turnover has decimals (S-vip-04)', async () => {
    await onPage({ getVip: { ...bronze, turnover: '8.10', nextTurnover: '5000.00' } }, 0)
    await expect
      .element(page.getByRole('progressbar', { name: 'Turnover to Silver' }))
      .toHaveAttribute('aria-valuetext', '€8 of €5,000')
    await expect.element(main.getByText('€4,992 to Silver')).toBeVisible()
  })

  it('name the day from which a level that was reached counts (S-vip-05)', async () => {
    const reviewsAt = '2026-12-01T12:00:00.000Z'
    await onPage({ getVip: { ...bronze, turnover: '25000.00', reviewsAt } }, 0)
    await expect.element(main.getByText('You’ve reached Silver. It starts on 12/01/2026.')).toBeVisible()
    await cleanup()
    await onPage({ getVip: { ...bronze, turnover: '26000.00' } }, 0)
    await expect.element(main.getByText('€0 to Silver')).toBeVisible()
  })

  it('show level 0 for a member without a label (S-member-03)', async () => {
    const { clubLabel: _, ...foot } = bronze
    await onPage({ getVip: { ...foot, level: 0, turnover: '0.00', nextTurnover: '5000.00' } }, 0)
    await expect
      .element(page.getByRole('list', { name: 'VIP level' }).getByRole('listitem').first())
      .toHaveTextContent('0')
  })

  it('end at the highest level', async () => {
    const { nextTurnover: _, ...top } = bronze
    await onPage({ getVip: { ...top, level: 2, clubLabel: { labelName: 'Silver' } } }, 0)
    await expect.element(main.getByText('You’ve reached the highest level.')).toBeVisible()
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  })

  it('are refused with a message of two seconds where the operator has switched them off (S-vip-01)', async () => {
    await onPage({ getWhitelabel: { ...openWhitelabel, flags: { VIP: false } } }, 0)
    await expect.element(page.getByText(/VIP benefits are not available/)).toBeVisible()
    await expect.poll(() => location.pathname).toBe(ROUTES.home.path)
  })

  it('redirect a visitor to the login (S-vip-01)', async () => {
    await onPage()
    await expect.poll(() => location.pathname).toBe(ROUTES.login.path)
  })

  it('ask a trial account to register', async () => {
    await onPage({}, 4)
    await expect
      .element(main.getByRole('link', { name: 'Register now' }))
      .toHaveAttribute('href', ROUTES.register.path)
  })

  it('offer a retry after a failure', async () => {
    await onPage({ getVip: refusal(404, 'resource.not_found') }, 0)
    await expect.element(main.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

it('a risen level is celebrated on the next visit (S-moments-01)', async () => {
  const limits = { currency: 'EUR', limits: [], realityCheckMinutes: 0, playedMinutes: 0 }
  const visit = (vip: Schemas['Vip'], storage: 'empty' | 'kept') =>
    renderSite(ROUTES.vip.path, {
      answers: { ...memberSite, getVip: vip, getLimits: limits },
      session: memberSession,
      storage,
    })
  await visit(bronze, 'empty')
  dispatchEvent(new Event('pointerdown'))
  await expect.poll(() => localStorage.getItem('knownLevel')).toContain('"level":1')
  await cleanup()
  await visit({ ...bronze, level: 2, clubLabel: { labelName: 'Silver' } }, 'kept')
  dispatchEvent(new Event('pointerdown'))
  await expect.element(page.getByText('Your new level')).toBeVisible()
})
