import {
  FIRST_DOWNLOAD_KEY,
  HOURLY_MINUTES,
  isDueOn,
  isPlayRoute,
  ROUTE_LIST,
  ROUTES,
  type Duty,
  type RouteId,
} from '@livery/domain'
import {
  BOOT_ELEMENT_ID,
  JURISDICTIONS,
  regulationOf,
  type BootData,
  type TenantConfig,
} from '@livery/tenant'
import type { BrowserContext, Page } from '@playwright/test'

import { DEEDS } from './deeds.ts'
import type { BrandEvidence, Finding } from './finding.ts'
import { PROOFS, type Scene } from './proofs.ts'

export interface WalkOptions {
  /** A context of its own, with the brand's origin as base URL and service workers blocked. */
  readonly context: BrowserContext
  readonly config: TenantConfig
  readonly text: (id: string) => string
  /** A member of the brand and their password. */
  readonly member: { readonly username: string; readonly password: string }
  /** Paths of the play pages, with a game in them. */
  readonly games: Readonly<Record<'launchGame' | 'lotteryFrame', string>>
  /** Takes a page's picture and answers its file name; no pictures without it. */
  readonly takePicture?: (page: Page, name: string) => Promise<string>
}

/** Duties that a member alone is owed, and those that only a visitor is. */
const OF_MEMBERS: ReadonlySet<Duty> = new Set([
  'selfExclusion',
  'threeMonthHistory',
  'noAutoplay',
  'timeAndSpend',
  'sessionClock',
  'lastLogin',
])
const OF_VISITORS: ReadonlySet<Duty> = new Set(['helplineAtEntry', 'helplineAtLogin'])

/** How long a page may take to be there, ms. */
const PATIENCE = { timeout: 8_000 }

/** Pages that only send a visitor on: there is nothing to read on them. */
const PASSAGES: ReadonlySet<RouteId> = new Set(['socialCallback'])

/** Walks every page of the route table as a visitor and as a member, and asserts what the brand's pack asks of each. */
export async function walkBrand(options: WalkOptions): Promise<BrandEvidence> {
  const { context, config, text, member, games } = options
  const { obligations, name } = JURISDICTIONS[config.legal.jurisdiction]
  // A popup lies over home at any moment, the operator's or the app's; it is no part of what a page owes.
  await context.addInitScript((key) => {
    // A game's frame has no storage.
    if (self === top) localStorage.setItem(key, '1')
  }, FIRST_DOWNLOAD_KEY)
  await context.route('**/wps/announcement/popular*', (route) =>
    route.fulfill({ json: { success: true, value: { list: [] } } }),
  )
  const page = await context.newPage()
  const scene: Scene = { page, config, regulation: regulationOf(config.legal), text }
  const findings: Finding[] = []

  const dueOn = (id: RouteId, as: Finding['as']) =>
    obligations.filter(
      ({ duty, where }) =>
        isDueOn(where, id) && duty in PROOFS && !(as === 'member' ? OF_VISITORS : OF_MEMBERS).has(duty),
    )

  async function look(id: RouteId, as: Finding['as']): Promise<void> {
    const due = dueOn(id, as)
    if (due.length === 0 || PASSAGES.has(id)) return
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
  for (const { id, needsSession } of ROUTE_LIST)
    if (!needsSession && !isPlayRoute(id as RouteId)) await look(id as RouteId, 'visitor')

  // Who has never been here has no earlier login to be told of.
  if (obligations.some(({ duty }) => duty === 'lastLogin')) {
    await signIn(scene, member)
    await page.evaluate(() => [localStorage, sessionStorage].forEach((area) => area.clear()))
  }
  await signIn(scene, member)
  const alwaysForMembers = obligations.some(
    ({ duty, where }) => OF_MEMBERS.has(duty) && where === 'everywhere',
  )
  for (const { id, needsSession } of ROUTE_LIST) {
    const owed = dueOn(id as RouteId, 'member').some(({ duty }) => OF_MEMBERS.has(duty))
    if (ENTRANCES.has(id as RouteId)) continue
    if (needsSession || isPlayRoute(id as RouteId) || owed || alwaysForMembers)
      await look(id as RouteId, 'member')
  }

  for (const { duty, where, source } of obligations) {
    const deed = DEEDS[duty]
    if (!deed) continue
    const at = ROUTE_LIST.find(({ id }) => isDueOn(where, id as RouteId))?.id as RouteId
    const path = pathOf(at, games)
    const outcome = await deed(scene, { path, home: ROUTES.home.path, minutes: HOURLY_MINUTES })
    findings.push({ route: at, path, as: 'member', duty, source, ...outcome })
  }
  await page.close()
  const { release: named } = JSON.parse(release) as BootData
  return { brand: config.name, jurisdiction: name, release: named, findings }
}

/** Pages that send a member on: who is signed in has no business there. */
const ENTRANCES: ReadonlySet<RouteId> = new Set(['login', 'register', 'trial', 'forget', 'socialCallback'])

function pathOf(id: RouteId, games: WalkOptions['games']): string {
  if (id === 'launchGame' || id === 'lotteryFrame') return games[id]
  return ROUTES[id].path.replace(':noticeId', '1').replace(':provider', 'google')
}

/** Goes to another page of the site without loading it anew, as a link would. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

/** Whether the page is there to be judged: offered by the brand. */
async function stateOf({ page }: Scene, path: string): Promise<Partial<Pick<Finding, 'result' | 'note'>>> {
  const wanted = path.split('?')[0] ?? path
  // Redirects are made in the first render; what is fetched after that is waited for by each proof.
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

/** Home fetches its end when one scrolls there. */
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

async function signIn({ page, text }: Scene, member: WalkOptions['member']): Promise<void> {
  await page.goto(ROUTES.login.path)
  await page.getByLabel(text('login.username')).fill(member.username)
  await page.getByRole('textbox', { name: text('login.password'), exact: true }).fill(member.password)
  await page
    .locator('form')
    .getByRole('button', { name: text('login.logIn') })
    .click()
  await page.waitForURL((url) => url.pathname !== ROUTES.login.path, PATIENCE)
}
