import type { Duty } from '@livery/domain/jurisdiction'
import type { Page } from '@playwright/test'

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

/** Makes the session a new member's first one, as after a registration. */
async function beNewMember(page: Page, home: string): Promise<void> {
  await page.evaluate((key) => {
    const session: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...(session as object), firstTimeLogin: true }))
  }, SESSION_KEY)
  await page.goto(home)
}

/** Waits for the offer of limits to a new member. */
const newMemberArrives: Action = async ({ page, text }, { home }) => {
  await beNewMember(page, home)
  const offer = page.getByRole('dialog', { name: text('responsibleGaming.offerTitle') })
  await offer.waitFor({ state: 'visible', ...PATIENCE })
  await offer.getByRole('button', { name: text('responsibleGaming.later') }).click()
  return { result: 'met' }
}

/** Asks a new member who declined the offered limit once more. */
const declineIsConfirmed: Action = async (scene, place) => {
  const { page, text } = scene
  await page.evaluate(() => sessionStorage.clear())
  await newMemberArrives(scene, place)
  const question = page
    .getByRole('alertdialog')
    .filter({ hasText: text('responsibleGaming.declineQuestion') })
  await question.getByRole('button', { name: text('responsibleGaming.decline') }).click(PATIENCE)
  return { result: 'met' }
}

/** Waits for the question to a member who has never chosen, in which nothing is ticked. */
const marketingIsAsked: Action = async (scene, { home }) => {
  const { page, text } = scene
  const never = { json: { success: true, value: { consents: [], confirmedAt: null } } }
  await page.route('**/wps/member/marketing', (route) => route.fulfill(never))
  await beNewMember(page, home)
  const question = page.getByRole('dialog', { name: text('marketing.title') })
  await question.waitFor({ state: 'visible', ...PATIENCE })
  const ticked = await question.getByRole('checkbox', { checked: true }).count()
  await question.getByRole('button', { name: text('overlay.ok') }).click()
  return ticked === 0 ? { result: 'met' } : { result: 'broken', note: `${ticked} consents are ticked.` }
}

/** Waits for what a new member is told of the tools. */
const toolsAreTold: Action = async ({ page, text }, { home }) => {
  await beNewMember(page, home)
  const notice = page.getByRole('alertdialog', { name: text('footer.responsibleTitle') })
  await notice.getByText(text('responsibleGaming.intro')).waitFor({ state: 'visible', ...PATIENCE })
  await notice.getByRole('button', { name: text('responsibleGaming.later') }).click()
  return { result: 'met' }
}

/** Forgets that the member, who registered more than six months ago, was reminded, and waits for the reminder. */
const halfAYearPasses: Action = async ({ page, text }, { home }) => {
  const other = await page.context().newPage()
  try {
    await other.goto(home)
    await other.evaluate(() => localStorage.removeItem('accountReviewed'))
    await other.goto(home)
    const reminder = other.getByRole('alertdialog', { name: text('responsibleGaming.reviewTitle') })
    await reminder.getByRole('button', { name: text('responsibleGaming.later') }).click(PATIENCE)
    return { result: 'met' }
  } finally {
    await other.close()
  }
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
  const offer = page.getByRole('dialog', { name: text('responsibleGaming.offerTitle') })
  await offer.waitFor({ state: 'visible', ...PATIENCE })
  await offer.getByRole('button', { name: text('responsibleGaming.later') }).click()
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
  limitsByDefault: orBroken(declineIsConfirmed),
  limitsAtFirstDeposit: orBroken(firstDeposit),
  marketingConsent: orBroken(marketingIsAsked),
  toolsAtRegistration: orBroken(toolsAreTold),
  sixMonthReview: orBroken(halfAYearPasses),
  realityCheck: orBroken(hourPasses),
  hourlyNotice: orBroken(hourPasses),
  helplineAtLogout: orBroken(memberLeaves),
}
