import type { Page } from 'playwright'

import { WALKED, type Brand } from '../../e2e/brands.ts'
import { fiveDigitLottery, hotSlotGame } from '../../e2e/sandbox.ts'
import { linkTo } from '../../e2e/steps/play.ts'

/** Screen of the built sites that goes on the sheets. */
export interface SiteScreen {
  readonly name: string
  /** Address within the site, which may depend on what the gateway offers the brand. */
  readonly path: string | ((brand: Brand) => Promise<string>)
  /** True for a screen of a member; a visitor sees the others. */
  readonly member?: boolean
  /** True for a screen that the documentation shows. */
  readonly documented?: boolean
  /** Changes what the page will be answered, before it is opened. */
  readonly before?: (page: Page) => Promise<void>
  /** Brings the opened page to the state that is wanted. */
  readonly after?: (page: Page, brand: Brand) => Promise<void>
}

const failing = async (page: Page): Promise<void> => {
  await page.route(/\/(wps|lgw|lotto)\//, (route) => route.fulfill({ status: 500, json: {} }))
}

const openMenu = async (page: Page, { text }: Brand): Promise<void> => {
  await page.getByRole('button', { name: text('frame.menu') }).click()
  await page.getByRole('dialog').waitFor()
}

/** Lottery of five digits; the platform has the same for all brands. */
async function lotteryId(): Promise<string> {
  const [any] = WALKED
  if (!any) throw new Error('There is no brand under tenants/.')
  return (await fiveDigitLottery(any)).gameId
}

/** Screens in the order of the sheets. */
export const SITE_SCREENS: readonly SiteScreen[] = [
  { name: 'home', documented: true, path: '/m/home' },
  { name: 'home-member', path: '/m/home', member: true },
  { name: 'login', documented: true, path: '/m/login' },
  { name: 'register', documented: true, path: '/m/register' },
  { name: 'games', documented: true, path: '/m/gameCenter' },
  { name: 'game', documented: true, path: async (brand) => linkTo(await hotSlotGame(brand)), member: true },
  {
    name: 'lottery',
    documented: true,
    path: async () => `/m/startLottery?gameId=${await lotteryId()}`,
    member: true,
    after: async (page, { text }) => {
      await page.getByRole('button', { name: text('lotteryStart.start') }).click()
      await page.waitForURL(/lotto-h5/)
    },
  },
  { name: 'deposit', documented: true, path: '/m/voucherCenter', member: true },
  {
    name: 'transfer',
    path: '/m/voucherCenter',
    member: true,
    after: async (page, { text }) => {
      await page.getByRole('button', { name: text('walletTransfer.open') }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'withdraw', path: '/m/withdraw', member: true },
  { name: 'limit', path: '/m/responsibleGaming?limit=deposit', member: true },
  { name: 'promotions', documented: true, path: '/m/activity' },
  { name: 'vip', documented: true, path: '/m/member/benefits', member: true },
  { name: 'member', documented: true, path: '/m/member/home', member: true },
  { name: 'help', path: '/m/help' },
  { name: 'records', path: '/m/transaction/record', member: true },
  { name: 'menu', path: '/m/home', member: true, after: openMenu },
  { name: 'failed', path: '/m/gameCenter', before: failing },
  {
    name: 'empty',
    path: '/m/gameCenter',
    after: async (page) => {
      await page.getByRole('searchbox').first().fill('zzzqqq')
      await page.waitForLoadState('networkidle')
    },
  },
]
