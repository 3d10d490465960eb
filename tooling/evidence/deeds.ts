import type { Duty } from '@livery/domain'

import type { Finding } from './finding.ts'
import type { Scene } from './proofs.ts'

export interface DeedPlace {
  /** The page it is due on. */
  readonly path: string
  readonly home: string
  /** How long a session has to last for a notice to come. */
  readonly minutes: number
}

type Outcome = Pick<Finding, 'result' | 'note'>
type Deed = (scene: Scene, place: DeedPlace) => Promise<Outcome>

const PATIENCE = { timeout: 15_000 }
const SESSION_KEY = 'MC_SESSION_INFO'

/** Lets an hour of the session pass on the page of a running game, and waits for the notice. */
const hourPasses: Deed = async ({ page, text }, { path, minutes }) => {
  const other = await page.context().newPage()
  try {
    await other.clock.install()
    // The notice counts from what the gateway says of the session: time passes once the page knows it.
    const told = other.waitForResponse(/\/wps\/session\/play/, PATIENCE)
    await other.goto(path)
    await other.locator('main iframe').waitFor({ state: 'attached', ...PATIENCE })
    await (await told).finished()
    await other.waitForLoadState('networkidle', PATIENCE)
    // For the gateway no hour has passed: asked again, it would turn the page's clock back.
    await other.route(/\/wps\/session\/play/, (route) => route.abort())
    await other.clock.fastForward((minutes + 1) * 60_000)
    const notice = other.getByRole('dialog', { name: text('jurisdiction.checkTitle') })
    await notice.waitFor({ state: 'visible', ...PATIENCE })
    await notice.getByText(text('jurisdiction.net'), { exact: true }).waitFor(PATIENCE)
    await notice.getByRole('button', { name: text('jurisdiction.continue') }).click(PATIENCE)
    return { result: 'met' }
  } finally {
    await other.close()
  }
}

/** Makes the session a new member's first one, as registration leaves it, and waits for the offer. */
const newMemberArrives: Deed = async ({ page, text }, { home }) => {
  await page.evaluate((key) => {
    const session: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...(session as object), firstTimeLogin: true }))
  }, SESSION_KEY)
  await page.goto(home)
  const offer = page.getByRole('dialog', { name: text('saferPlay.offerTitle') })
  await offer.waitFor({ state: 'visible', ...PATIENCE })
  await offer.getByRole('button', { name: text('saferPlay.later') }).click()
  return { result: 'met' }
}

/** Signs out through the menu and waits for the helpline. */
const memberLeaves: Deed = async ({ page, regulation, text }, { home }) => {
  await page.goto(home)
  await page.getByRole('button', { name: text('frame.menu') }).click()
  await page.getByRole('dialog').getByText(text('sideMenu.signOut'), { exact: true }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('overlay.submit') })
    .click()
  const farewell = page.getByRole('alertdialog', { name: text('jurisdiction.signedOut') })
  await farewell.getByText(regulation.helpline?.number ?? '').waitFor({ state: 'visible', ...PATIENCE })
  return { result: 'met' }
}

/** Goes to the deposit page as a member who has set no limit, and waits for the offer. */
const firstDeposit: Deed = async ({ page, text }, { path }) => {
  await page.goto(path)
  const offer = page.getByRole('dialog', { name: text('saferPlay.offerTitle') })
  await offer.waitFor({ state: 'visible', ...PATIENCE })
  await offer.getByRole('button', { name: text('saferPlay.later') }).click()
  return { result: 'met' }
}

const orBroken =
  (deed: Deed): Deed =>
  async (scene, place) => {
    try {
      return await deed(scene, place)
    } catch (error) {
      return {
        result: 'broken',
        note: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
      }
    }
  }

/** Duties that a page alone does not show: time has to pass, somebody has to arrive or to leave. */
export const DEEDS: Readonly<Partial<Record<Duty, Deed>>> = {
  limitsAtRegistration: orBroken(newMemberArrives),
  limitsAtFirstDeposit: orBroken(firstDeposit),
  realityCheck: orBroken(hourPasses),
  hourlyNotice: orBroken(hourPasses),
  helplineAtLogout: orBroken(memberLeaves),
}
