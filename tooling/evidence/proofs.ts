import type { Duty } from '@livery/domain/jurisdiction'
import { ROUTES } from '@livery/domain/routes'
import type { Regulation, TenantConfig } from '@livery/tenant'
import type { Locator, Page } from '@playwright/test'

/** Page on which a rule is checked, with the facts of the brand. */
export interface Scene {
  readonly page: Page
  readonly config: TenantConfig
  readonly regulation: Regulation
  /** The text of a message id in the brand's language. */
  readonly text: (id: string) => string
}

/** Resolves when the rule is met on the page that is shown; rejects with what is missing. */
type Proof = (scene: Scene) => Promise<void>

/** Time in which a page has to show its duties, ms. */
const PATIENCE = { timeout: 5_000 }

/** Legal notice of the page: the part of its own, or the footer where it has one. */
const noticeOf = ({ page, text }: Scene): Locator =>
  page.locator(`aside[aria-label="${text('jurisdiction.notice')}"], footer`).first()

/** Opens a notice of one line, whose links are behind a tap. */
async function opened(scene: Scene): Promise<Locator> {
  const notice = noticeOf(scene)
  const closed = notice.locator('details:not([open]) > summary')
  await notice.waitFor({ state: 'attached', ...PATIENCE })
  if ((await closed.count()) > 0) await closed.first().click(PATIENCE)
  return notice
}

async function shows(within: Locator, words: readonly (string | undefined)[]): Promise<void> {
  await within.scrollIntoViewIfNeeded(PATIENCE)
  const shown = ((await within.textContent(PATIENCE)) ?? '').replaceAll(/\s+/g, ' ')
  const missing = words.filter((word) => word !== undefined && !shown.includes(word))
  if (missing.length > 0) throw new Error(`It does not say ${missing.join(', ')}.`)
}

const seen = (what: Locator): Promise<void> => what.first().waitFor({ state: 'visible', ...PATIENCE })

const linkTo = (within: Locator | Page, href: string): Locator => within.locator(`a[href="${href}"]`)

const bar = ({ page, text }: Scene): Locator =>
  page.getByRole('region', { name: text('jurisdiction.session') })

async function barSays(scene: Scene, pattern: RegExp): Promise<void> {
  const line = bar(scene)
  await seen(line.getByText(pattern))
}

const helpline: Proof = ({ page, regulation }) => seen(linkTo(page, `tel:${regulation.helpline?.tel}`))

/** Pattern of a message's text before its first value. */
const beginning = ({ text }: Scene, id: string): RegExp =>
  new RegExp(
    text(id)
      .split('{')[0]
      ?.trim()
      .replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`) ?? '',
  )

/** Proof of each duty on a page. Duties that need an action (time passing, signing out) are in `ACTIONS`. */
export const PROOFS: Readonly<Partial<Record<Duty, Proof>>> = {
  async licenceStatement(scene) {
    const { legal } = scene.config
    const { regulator, reference } = scene.regulation
    await shows(noticeOf(scene), [legal.company, regulator, reference.number])
    if (legal.licenceUrl !== undefined) await seen(linkTo(await opened(scene), legal.licenceUrl))
  },
  licenseeDetails: (scene) =>
    shows(noticeOf(scene), [scene.config.legal.companyNumber, scene.config.legal.address]),
  ageSign: (scene) =>
    seen(
      noticeOf(scene)
        .getByRole('img')
        .filter({ hasText: `${scene.config.legal.minimumAge}+` }),
    ),
  async helpOrganisation(scene) {
    const notice = await opened(scene)
    const links = scene.config.legal.responsibleGaming.map(({ url }) => linkTo(notice, url))
    const [first, ...rest] = links
    if (first) await seen(rest.reduce((any, link) => any.or(link), first))
  },
  responsibleGamingLink: async (scene) => seen(linkTo(await opened(scene), ROUTES.responsibleGaming.path)),
  async selfExclusion({ page, text }) {
    await page.getByRole('button', { name: text('responsibleGaming.exclude') }).click(PATIENCE)
    await seen(page.getByRole('dialog', { name: text('responsibleGaming.exclude') }))
    await page.keyboard.press('Escape')
  },
  async harmMessage(scene) {
    await shows(noticeOf(scene), [scene.text('jurisdiction.harm')])
  },
  async indefiniteExclusion({ page, text }) {
    await page.getByRole('button', { name: text('responsibleGaming.exclude') }).click(PATIENCE)
    const sheet = page.getByRole('dialog', { name: text('responsibleGaming.exclude') })
    await seen(sheet.getByText(text('responsibleGaming.for.indefinite')))
    await page.keyboard.press('Escape')
  },
  async limitsOffered({ page, text }) {
    await page.getByRole('button', { name: text('responsibleGaming.kind.deposit') }).click(PATIENCE)
    await seen(page.getByRole('dialog', { name: text('responsibleGaming.kind.deposit') }))
    await page.keyboard.press('Escape')
  },
  limitsLink: ({ page }) => seen(linkTo(page, `${ROUTES.responsibleGaming.path}?limit=deposit`)),
  async grossDepositLimits({ page, text }) {
    await page.getByRole('button', { name: text('responsibleGaming.kind.deposit') }).click(PATIENCE)
    const sheet = page.getByRole('dialog', { name: text('responsibleGaming.kind.deposit') })
    for (const period of ['per.day', 'fixed.week', 'fixed.month'])
      await seen(sheet.getByRole('tab', { name: text(`responsibleGaming.${period}`) }))
    await page.keyboard.press('Escape')
  },
  marketingConsent: ({ page, text }) => seen(page.getByRole('heading', { name: text('marketing.title') })),
  async threeMonthHistory({ page, text }) {
    await page.getByRole('tab', { name: text('responsibleGaming.period.quarter') }).click(PATIENCE)
    await seen(page.locator('dl').getByText(text('responsibleGaming.net')))
  },
  async netDeposits({ page, text }) {
    await page.getByRole('tab', { name: text('responsibleGaming.period.all') }).click(PATIENCE)
    await seen(page.locator('dl').getByText(text('responsibleGaming.netDeposits')))
  },
  async noAutoplay({ page }) {
    // A vendor's game is in an iframe; the bet page of a lottery is a page of the site.
    const frame = page.locator('main iframe')
    const game =
      (await frame.count()) > 0 ? page.frameLocator('main iframe').locator('body') : page.locator('main')
    const controls = game.locator('button, [role="button"], input')
    // A game in a frame hides its own way back; hidden controls count too.
    await seen(controls.filter({ visible: true }))
    const names = await controls.evaluateAll((all) =>
      all.map((control) => `${control.textContent} ${control.ariaLabel ?? ''} ${control.id}`),
    )
    const auto = names.find((name) => /auto/i.test(name))
    if (auto !== undefined) throw new Error(`The game has a control '${auto.trim()}'.`)
  },
  async timeAndSpend(scene) {
    await barSays(scene, /\d:\d\d/)
    await barSays(scene, beginning(scene, 'jurisdiction.netNow'))
  },
  async sessionClock(scene) {
    await barSays(scene, /^\d\d:\d\d$/)
    await barSays(scene, beginning(scene, 'jurisdiction.elapsed'))
  },
  lastLogin: (scene) => barSays(scene, beginning(scene, 'jurisdiction.lastLogin')),
  helplineAtEntry: helpline,
  helplineAtLogin: helpline,
}
