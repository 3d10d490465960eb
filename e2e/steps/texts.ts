import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { root } from '../brands.ts'

const IDS = Object.keys(
  JSON.parse(readFileSync(join(root, 'packages/i18n/messages/EN.json'), 'utf8')) as Record<string, string>,
)

/** Key of the session in the browser's storage. */
const SESSION = 'MC_SESSION_INFO'

/** Ids that home shows or says where it has its first texts alone, by who looks at it. */
export interface MissingTexts {
  readonly visitor: readonly string[]
  readonly member: readonly string[]
  readonly newMember: readonly string[]
}

/**
 * Opens home in a browser of its own that never gets the texts which come later: each that home asks for shows its id.
 * @param page of a member who is signed in
 */
export async function missingTextsOfHome(page: Page): Promise<MissingTexts> {
  const { origin } = new URL(page.url())
  const storageState = await page.context().storageState()
  const context = await page
    .context()
    .browser()
    ?.newContext({
      // A service worker would answer with the texts that it has kept.
      serviceWorkers: 'block',
      // So high that every part of home is near, without scrolling, for which a page behind another gets no frames.
      viewport: { width: 390, height: 6000 },
      reducedMotion: 'reduce',
    })
  if (context === undefined) throw new Error('The page has no browser.')
  await context.route('**/messages/*.rest.json', (route) => route.fulfill({ json: {} }))
  // Pictures say nothing, and painting them takes seconds.
  await context.route(/\.(svg|png|webp|avif)/, (route) => route.abort())
  const home = await context.newPage()
  await home.goto(`${origin}/m/home`)
  const visit = async (session?: object): Promise<string[]> => {
    await home.evaluate(
      ([key, value]) => (value === '' ? localStorage.clear() : localStorage.setItem(key, value)),
      [SESSION, session === undefined ? '' : JSON.stringify(session)] as const,
    )
    const rest = home.waitForResponse(/rest\.json$/)
    await home.reload()
    // A page that is only shown starts with a touch.
    await home.keyboard.press('Tab')
    await rest
    return idsShown(home)
  }
  const stored = storageState.origins
    .flatMap(({ localStorage }) => localStorage)
    .find(({ name }) => name === SESSION)?.value
  if (stored === undefined) throw new Error('Nobody is signed in.')
  const session = JSON.parse(stored) as object
  const found = {
    visitor: await visit(),
    member: await visit({ ...session, firstTimeLogin: false }),
    newMember: await visit({ ...session, firstTimeLogin: true }),
  }
  await context.close()
  return found
}

/** Ids of texts that a page shows or says. Dialogs, which come over it, are left out: they wait for all texts. */
async function idsShown(page: Page): Promise<string[]> {
  await page.locator('footer').last().waitFor()
  return page.evaluate((ids) => {
    const known = new Set(ids)
    const said = [...document.querySelectorAll('body *:not(script, style)')].flatMap((element) =>
      element.closest('dialog, [role="dialog"], [role="alertdialog"]') === null
        ? [
            ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
            ...[...element.attributes].map(({ value }) => value),
          ]
        : [],
    )
    return said.map((text) => text.trim()).filter((text) => known.has(text))
  }, IDS)
}
