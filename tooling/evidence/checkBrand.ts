import { FIRST_DOWNLOAD_KEY } from '@livery/domain/device'
import { HOURLY_MINUTES, isDueOn, isPlayRoute, type Duty } from '@livery/domain/jurisdiction'
import { ROUTE_LIST, ROUTES, type RouteId } from '@livery/domain/routes'
import {
  BOOT_ELEMENT_ID,
  JURISDICTIONS,
  regulationOf,
  type BootData,
  type TenantConfig,
} from '@livery/tenant'
import type { BrowserContext, Page } from '@playwright/test'

import { ACTIONS } from './actions.ts'
import type { BrandEvidence, Finding } from './finding.ts'
import { PROOFS, type Scene } from './proofs.ts'

export interface CheckOptions {
  /** Browser context with the brand's origin as base URL and service workers blocked. */
  readonly context: BrowserContext
  readonly config: TenantConfig
  readonly text: (id: string) => string
  /** Member of the brand, with their password. */
  readonly member: { readonly username: string; readonly password: string }
  /** Paths of the play pages, each with a game. */
  readonly games: Readonly<Record<'gameLaunch' | 'lotteryBet', string>>
  /** Takes a picture of a page and returns its file name; no pictures without it. */
  readonly takePicture?: (page: Page, name: string) => Promise<string>
}

/** Duties towards members only; those towards visitors only are below. */
const OF_MEMBERS: ReadonlySet<Duty> = new Set([
  'selfExclusion',
  'indefiniteExclusion',
  'limitsOffered',
  'netDeposits',
  'limitsLink',
  'grossDepositLimits',
  'marketingConsent',
  'threeMonthHistory',
  'noAutoplay',
  'timeAndSpend',
  'sessionClock',
  'lastLogin',
])
const OF_VISITORS: ReadonlySet<Duty> = new Set(['helplineAtEntry', 'helplineAtLogin'])

/** Time in which a page has to load, ms. */
const PATIENCE = { timeout: 8_000 }

/**
 * Opens every page of the route table as a visitor and as a member, and checks the duties of the brand's pack
 * on each.
 */
export async function checkBrand(options: CheckOptions): Promise<BrandEvidence> {
  const { context, config, text, member, games } = options
  const { obligations, name } = JURISDICTIONS[config.legal.jurisdiction]
  // Popups that open over home, the operator's or the app's, are switched off: they are no part of a page's duties.
  await context.addInitScript((key) => {
    // An iframe of a game has no storage.
    if (self === top) localStorage.setItem(key, '1')
  }, FIRST_DOWNLOAD_KEY)
  await context.route('**/wps/announcement/popular*', (route) =>
    route.fulfill({ json: { success: true, value: { list: [] } } }),
  )
  const page = await context.newPage()
  // The half-yearly reminder opens over the first page of a member. A handler costs a look before each action.
  const reminder = page.getByRole('alertdialog', { name: text('responsibleGaming.reviewTitle') })
  if (obligations.some(({ duty }) => duty === 'sixMonthReview'))
    await page.addLocatorHandler(reminder, async (dialog) => {
      await dialog.getByRole('button', { name: text('responsibleGaming.later') }).click()
    })
  const scene: Scene = { page, config, regulation: regulationOf(config.legal), text }
  const findings: Finding[] = []

  const dueOn = (id: RouteId, as: Finding['as']) =>
    obligations.filter(
      ({ duty, where }) =>
        isDueOn(where, id) && duty in PROOFS && !(as === 'member' ? OF_VISITORS : OF_MEMBERS).has(duty),
    )

  async function look(id: RouteId, as: Finding['as']): Promise<void> {
    const due = dueOn(id, as)
    // The social callback only sends a visitor on: there is nothing to read on it.
    if (due.length === 0 || id === ROUTES.socialCallback.id) return
    const path = pathOf(id, games)
    const place = { route: id, path, as } as const
    await go(page, path)
    const state = await stateOf(scene, path)
    if (id === ROUTES.home.id) await reachFooter(page)
    const picture = await options.takePicture?.(page, `${config.id}-${id}-${as}`)
    for (const { duty, source } of due) {
      const note = state.note ?? (await problemOf(duty, scene))
      const result = state.result ?? (note === undefined ? 'met' : 'broken')
      findings.push({ ...place, duty, source, result, ...(note && { note }), ...(picture && { picture }) })
    }
  }

  await page.goto(ROUTES.home.path)
  const release = await page.evaluate((id) => document.getElementById(id)?.textContent ?? '', BOOT_ELEMENT_ID)
  for (const { id, access } of ROUTE_LIST)
    if (access === 'anyone' && !isPlayRoute(id)) await look(id, 'visitor')

  // A first login has no earlier login to show.
  if (obligations.some(({ duty }) => duty === 'lastLogin')) {
    await signIn(scene, member)
    await page.evaluate(() => [localStorage, sessionStorage].forEach((area) => area.clear()))
  }
  await signIn(scene, member)
  const alwaysForMembers = obligations.some(
    ({ duty, where }) => OF_MEMBERS.has(duty) && where === 'everywhere',
  )
  for (const { id, access, signIn: step } of ROUTE_LIST) {
    const owed = dueOn(id, 'member').some(({ duty }) => OF_MEMBERS.has(duty))
    // A member is sent on from these pages.
    if (step || id === ROUTES.trial.id) continue
    if (access !== 'anyone' || isPlayRoute(id) || owed || alwaysForMembers) await look(id, 'member')
  }

  for (const { duty, where, source } of obligations) {
    const action = ACTIONS[duty]
    if (!action) continue
    const at = ROUTE_LIST.find(({ id }) => isDueOn(where, id))?.id ?? ROUTES.home.id
    const path = pathOf(at, games)
    const outcome = await action(scene, { path, home: ROUTES.home.path, minutes: HOURLY_MINUTES })
    findings.push({ route: at, path, as: 'member', duty, source, ...outcome })
  }
  await page.close()
  const { release: named } = JSON.parse(release) as BootData
  return { brand: config.name, jurisdiction: name, release: named, findings }
}

function pathOf(id: RouteId, games: CheckOptions['games']): string {
  if (id === 'gameLaunch' || id === 'lotteryBet') return games[id]
  return ROUTES[id].path.replace(':noticeId', '1').replace(':provider', 'google')
}

/** Navigates to another page of the site without a reload, as a link does. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

/** Result for a page that cannot be checked: not offered by the brand. Empty when it can be. */
async function stateOf({ page }: Scene, path: string): Promise<Partial<Pick<Finding, 'result' | 'note'>>> {
  const wanted = path.split('?')[0] ?? path
  // Redirects happen in the first render; each proof waits for later requests itself.
  await page
    .locator('main :is(h1, h2, h3, form, [aria-busy], section, article, iframe)')
    .first()
    .waitFor({ state: 'attached', ...PATIENCE })
  const there = new URL(page.url()).pathname
  if (there !== wanted)
    return { result: 'absent', note: `The brand does not offer it: it leads to ${there}.` }
  const loading = page.locator('main [aria-busy="true"]')
  await loading
    .first()
    .waitFor({ state: 'detached', ...PATIENCE })
    .catch(() => undefined)
  return {}
}

/** Home loads its end when the visitor scrolls there. */
async function reachFooter(page: Page): Promise<void> {
  const footer = page.locator('footer')
  for (let tries = 0; tries < 20 && (await footer.count()) === 0; tries++) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForTimeout(100)
  }
}

async function problemOf(duty: Duty, scene: Scene): Promise<string | undefined> {
  try {
    await PROOFS[duty]?.(scene)
    return undefined
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? duty) : String(error)
  }
}

async function signIn({ page, text }: Scene, member: CheckOptions['member']): Promise<void> {
  await page.goto(ROUTES.login.path)
  const name = page
    .getByLabel(text('login.usernameOrMobile'))
    .or(page.getByLabel(text('login.username'), { exact: true }))
  const byPassword = page.getByRole('tab', { name: text('login.byPassword') })
  await name.or(byPassword).first().waitFor(PATIENCE)
  // A page that is drawn anew takes the focus of the field that is being filled in with it.
  await page.locator('form[data-ready]').first().waitFor(PATIENCE)
  // A brand may open its login at the text message.
  if (await byPassword.isVisible()) await byPassword.click()
  await name.fill(member.username)
  await page.getByRole('textbox', { name: text('login.password'), exact: true }).fill(member.password)
  await page
    .locator('form')
    .getByRole('button', { name: text('login.logIn') })
    .click()
  await page.waitForURL((url) => url.pathname !== ROUTES.login.path, PATIENCE)
}
