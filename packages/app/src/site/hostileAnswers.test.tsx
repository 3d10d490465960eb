/// <reference types="vite/client" />
import type { Schemas } from '@livery/api'
import { lotteryClientPath } from '@livery/domain/lottery'
import { promotionPath } from '@livery/domain/promotions'
import { ROUTES } from '@livery/domain/routes'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { lotterySite } from '#features/lottery/lottery.samples.ts'
import { sampleCards, sampleChannels, sampleRules } from '#features/wallet/wallet.samples.ts'
import type { Answers } from '#testing/fakeGateway.ts'
import { seeded, spoilt } from '#testing/hostileAnswer.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite, openWhitelabel, orderPage, sampleOrder } from '#testing/samples.ts'
import { testBoot } from '#testing/testBoot.ts'

const welcome: Schemas['Promotion'] = {
  id: 'promo_welcome',
  key: 'WELCOME',
  title: 'Welcome gift',
  summary: 'For a good start.',
  imageUrl: '/art.svg',
  state: 'open',
  startsAt: '2026-01-01T00:00:00.000Z',
  applicable: true,
}

/** Paths of pages of all kinds: lists, forms, records, money, a betting table, and home with its many parts. */
const PAGES = {
  home: ROUTES.home.path,
  gameCenter: ROUTES.gameCenter.path,
  betRecord: ROUTES.betRecord.path,
  memberHome: ROUTES.memberHome.path,
  promotions: ROUTES.promotions.path,
  promotion: promotionPath(welcome),
  messageCenter: ROUTES.messageCenter.path,
  login: ROUTES.login.path,
  deposit: ROUTES.deposit.path,
  withdraw: ROUTES.withdraw.path,
  lotteryBet: lotteryClientPath({ mui: 'mobile', playType: 'trad', gameId: 'L1', prizeMode: 'ELOTT' }),
} as const

/** Spoilt visits of each page; `VITE_SPOILT_VISITS=50` makes a long run. */
const VISITS = Number(import.meta.env['VITE_SPOILT_VISITS'] ?? 1)
const SEED = Number(import.meta.env['VITE_SPOILT_SEED'] ?? 2026)

/** Time in ms without an answer after which a page has drawn what it was told; what it waits for after that is busy. */
const QUIET_MS = 300

const answers: Answers = {
  ...memberSite,
  ...lotterySite,
  listOrders: orderPage([sampleOrder('G202611200000042', 'WON', '12.40')]),
  getPromotions: { list: [welcome], pageNum: 1, totalPages: 1 },
  getDepositChannels: sampleChannels(),
  getWithdrawRules: sampleRules(),
  getBankCards: sampleCards,
}
const site = globalThis as { livery_ran?: number }

const unhandled: unknown[] = []
const note = (event: PromiseRejectionEvent): void => {
  unhandled.push(event.reason)
  event.preventDefault()
}
/** A boundary reports the error that it has caught, as to an operator's monitoring. */
const keepReport = (event: ErrorEvent): void => event.preventDefault()

beforeEach(() => {
  unhandled.length = 0
  addEventListener('unhandledrejection', note)
  addEventListener('error', keepReport)
})
afterEach(() => {
  removeEventListener('unhandledrejection', note)
  removeEventListener('error', keepReport)
})

const visits = Object.entries(PAGES).flatMap(([name, path]) =>
  Array.from({ length: VISITS }, (_, visit) => [name, SEED + visit, path] as const),
)

test.each(visits)(
  '%s stays a page under spoilt answers (%i)',
  async (name, seed, path) => {
    const random = seeded(seed + name.length * 1000)
    let answered = 0
    let lastAt = Infinity
    await renderSite(path, {
      answers,
      ...(name !== 'login' && { session: memberSession }),
      through: async (answer) => {
        const changed = await spoilt(answer, random, 100)
        answered += 1
        lastAt = performance.now()
        return changed
      },
    })
    // Neither a white page nor an endless wait: something is said, and nothing is on its way any more.
    await expect.poll(() => answered > 0 && performance.now() - lastAt > QUIET_MS).toBe(true)
    await expect.poll(() => document.body.innerText.trim().length).toBeGreaterThan(20)
    const waiting = () =>
      [...document.querySelectorAll('[aria-busy="true"]')].map((part) => part.outerHTML.slice(0, 200))
    await expect.poll(waiting, { timeout: 20_000 }).toEqual([])
    expect(site.livery_ran).toBeUndefined()
    expect(document.querySelector('a[href^="javascript:" i], [onerror], [onload], body script')).toBeNull()
    expect(unhandled).toEqual([])
  },
  30_000,
)

test.each(['promotions', 'languages', 'imageCdn', 'floatingLinks', 'socialLinks'])(
  'a page keeps its frame under settings whose %s are no list',
  async (list) => {
    const getWhitelabel = { ...openWhitelabel, [list]: {} } as typeof openWhitelabel
    await renderSite(ROUTES.help.path, { answers: { ...answers, getWhitelabel }, session: memberSession })
    await expect.element(page.getByRole('banner')).toBeVisible()
    await expect.element(page.getByRole('main')).toBeVisible()
  },
)

test('a frame that breaks leaves a page that says so, and a way home', async () => {
  const { tenant } = testBoot
  const layout = { ...tenant.layout, bottomMenu: null as never }
  await renderSite(ROUTES.help.path, { answers, boot: { ...testBoot, tenant: { ...tenant, layout } } })
  await expect.element(page.getByRole('heading', { name: 'We couldn’t load this' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Back to home' }))
    .toHaveAttribute('href', ROUTES.home.path)
})
