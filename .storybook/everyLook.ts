import { probeColors } from '@livery/theme'

import { accessibilityFindings } from '../packages/ui/testing/accessibilityFindings.ts'
import { PROBE, THEMES, WALKED_BRANDS, applyBrand } from './look.ts'
import { strayColors } from './probe/strayColors.ts'

interface StoryRun {
  readonly tags: readonly string[]
  readonly canvasElement: HTMLElement
  readonly globals: Record<string, unknown>
  readonly parameters: Record<string, unknown>
}

/** True while a story runs as a test. */
export const underTest = '__vitest_browser__' in globalThis

/**
 * All colours of the probe in both themes, because a component may use the other theme's on purpose, as a
 * QR code does.
 */
const PROBE_COLORS: ReadonlySet<string> = new Set(
  // Alpha is ignored: a translucent token is still a token.
  THEMES.flatMap((theme) => [...probeColors(theme).keys()].map((color) => color.slice(0, 7))),
)

const isShown = (selector: unknown): boolean =>
  typeof selector !== 'string' || document.querySelector(selector) !== null

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame)

/**
 * Waits until fonts are loaded and sizes measured after a change of brand; an earlier check would see a
 * mixture of both. Sizes are known after the first frame and used in the second; `accessibilityFindings`
 * waits for a third.
 */
async function settled(): Promise<void> {
  await document.fonts.ready
  for (let frame = 0; frame < 2; frame++) await nextFrame()
}

/** Number of frames without a change after which a screen is settled, and the maximum to wait. */
const REST = { frames: 3, most: 60 } as const

/**
 * Waits until a screen has opened and its answers are shown.
 * @param shown selector of an element that must then exist
 * @throws when it does not
 */
async function screenSettled(shown: unknown): Promise<void> {
  let still = 0
  const watcher = new MutationObserver(() => (still = 0))
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  for (let frame = 0; frame < REST.most && still < REST.frames; still++) {
    await nextFrame()
    // Opening has no limit of its own: the test's timeout applies.
    if (document.querySelector('[data-story="opening"]')) still = 0
    else frame++
    if (!isShown(shown)) still = 0
  }
  watcher.disconnect()
  if (!isShown(shown)) throw new Error(`The story shows no ${String(shown)}`)
}

/** Throws when the page can be scrolled sideways: something stands beyond its end, drawn or hidden. */
function assertFits(): void {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth + 1)
    throw new Error(`The screen is ${scrollWidth - clientWidth} px too wide.`)
}

/** Axe findings in each walked brand and theme. */
async function accessibilityProblems(canvasElement: HTMLElement): Promise<readonly string[]> {
  const findings: string[] = []
  for (const tenant of WALKED_BRANDS) {
    for (const [at, theme] of THEMES.entries()) {
      applyBrand(tenant, theme)
      // Sizes and fonts depend on the brand; a change of theme alone needs no wait.
      if (at === 0) await settled()
      for (const finding of await accessibilityFindings(canvasElement))
        findings.push(`${tenant} ${theme}: ${finding}`)
    }
  }
  return findings
}

/** Colours that came from no token: those shown under the probe brand that are not the probe's. */
async function strayColorsOfPage(): Promise<readonly string[]> {
  const findings: string[] = []
  for (const theme of THEMES) {
    applyBrand(PROBE, theme)
    // No wait needed: colours change at once, and sizes and fonts show none.
    await nextFrame()
    for (const finding of strayColors(document.body, PROBE_COLORS)) findings.push(`${theme}: ${finding}`)
  }
  return findings
}

/**
 * After a story has been rendered and played in a test, applies both themes of the probe and fails on any
 * colour that came from no token; a story tagged `matrix` is also shown in every brand and theme and fails
 * on any axe finding. One render serves all of them: a brand is a style sheet and changes no element.
 */
export async function assertEveryLook({ tags, canvasElement, globals, parameters }: StoryRun): Promise<void> {
  if (parameters['stage'] === 'site') await screenSettled(parameters['shows'])
  if (!underTest || tags.includes('planted')) return
  if (parameters['stage'] === 'site') assertFits()
  const unreadable = tags.includes('matrix') ? await accessibilityProblems(canvasElement) : []
  const strange = await strayColorsOfPage()
  applyBrand(String(globals['tenant']), globals['theme'] === 'light' ? 'light' : 'dark')
  if (unreadable.length > 0) throw new Error(`Not accessible in every look:\n${unreadable.join('\n')}`)
  if (strange.length > 0) throw new Error(`Shows colours that come from no token:\n${strange.join('\n')}`)
}
