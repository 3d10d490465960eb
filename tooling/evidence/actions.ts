import type { Duty } from '@livery/domain/jurisdiction'

import type { Finding } from './finding.ts'
import type { Scene } from './proofs.ts'

export interface DeedPlace {
  /** Path of the page on which the duty is due. */
  readonly path: string
  readonly home: string
  /** Length of a session after which the notice is due, minutes. */
  readonly minutes: number
}

type Outcome = Pick<Finding, 'result' | 'note'>
type Action = (scene: Scene, place: DeedPlace) => Promise<Outcome>

const PATIENCE = { timeout: 15_000 }
const SESSION_KEY = 'MC_SESSION_INFO'

/** Lets an hour of a session pass on the page of a running game, and waits for the notice. */
const hourPasses: Action = async ({ page, text }, { path, minutes }) => {
  const other = await page.context().newPage()
  try {
    await other.clock.install()
    // The notice counts from the start of the session, which the gateway answers: the clock is moved after that
    // answer.
    const answered = other.waitForResponse(/\/wps\/session\/play/, PATIENCE)
    await other.goto(path)
    await other.locator('main iframe').waitFor({ state: 'attached', ...PATIENCE })
    await (await answered).finished()
    await other.waitForLoadState('networkidle', PATIENCE)
    // The gateway's own clock has not moved: another answer would set the page's clock back.
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

/** Makes the session a new member's first one, as after a registration, and waits for the offer of limits. */
const newMemberArrives: Action = async ({ page, text }, { home }) => {
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
const memberLeaves: Action = async ({ page, regulation, text }, { home }) => {
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

/** Opens the deposit page as a member without a limit, and waits for the offer of limits. */
const firstDeposit: Action = async ({ page, text }, { path }) => {
  await page.goto(path)
  const offer = page.getByRole('dialog', { name: text('saferPlay.offerTitle') })
  await offer.waitFor({ state: 'visible', ...PATIENCE })
  await offer.getByRole('button', { name: text('saferPlay.later') }).click()
  return { result: 'met' }
}

const orBroken =
  (action: Action): Action =>
  async (scene, place) => {
    try {
      return await action(scene, place)
    } catch (error) {
      return {
        result: 'broken',
        note: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
      }
    }
  }

/** Actions for duties that no single page shows: time passes, a member registers or signs out. */
export const ACTIONS: Readonly<Partial<Record<Duty, Action>>> = {
  limitsAtRegistration: orBroken(newMemberArrives),
  limitsAtFirstDeposit: orBroken(firstDeposit),
  realityCheck: orBroken(hourPasses),
  hourlyNotice: orBroken(hourPasses),
  helplineAtLogout: orBroken(memberLeaves),
}
