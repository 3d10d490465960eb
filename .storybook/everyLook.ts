import { probeColors } from '@livery/theme'

import { accessibilityFindings } from '../packages/ui/testing/accessibilityFindings.ts'
import { LIVE_BRANDS, PROBE, THEMES, wear } from './look.ts'
import { strayColors } from './probe/strayColors.ts'

interface StoryRun {
  readonly tags: readonly string[]
  readonly canvasElement: HTMLElement
  readonly globals: Record<string, unknown>
  readonly parameters: Record<string, unknown>
}

/** Whether a story runs as a test. */
export const underTest = '__vitest_browser__' in globalThis

/** Every colour of the probe. Both themes' together: a component may wear the other one on purpose, as a QR code does. */
const PROBE_COLORS: ReadonlySet<string> = new Set(
  // Without transparency: a veil of a token is still the token.
  THEMES.flatMap((theme) => [...probeColors(theme).keys()].map((color) => color.slice(0, 7))),
)

const isShown = (selector: unknown): boolean =>
  typeof selector !== 'string' || document.querySelector(selector) !== null

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame)

/**
 * Faces arrive and sizes are measured after a brand is put on; what is judged before is neither the old look nor the
 * new. Sizes are known after the first frame and used in the second; `accessibilityFindings` waits for a third.
 */
async function settled(): Promise<void> {
  await document.fonts.ready
  for (let frame = 0; frame < 2; frame++) await nextFrame()
}

/** A screen has come to rest when nothing has changed for so many frames; what never rests is taken after the longer wait. */
const REST = { frames: 3, most: 60 } as const

/**
 * Waits until a screen has opened and its answers have come.
 * @param shown selector of what must be there then
 * @throws when it is not
 */
async function atRest(shown: unknown): Promise<void> {
  let still = 0
  const watcher = new MutationObserver(() => (still = 0))
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  for (let frame = 0; frame < REST.most && still < REST.frames; still++) {
    await nextFrame()
    // Opening takes as long as it takes: the test has a time limit of its own.
    if (document.querySelector('[data-story="opening"]')) still = 0
    else frame++
    if (!isShown(shown)) still = 0
  }
  watcher.disconnect()
  if (!isShown(shown)) throw new Error(`The story shows no ${String(shown)}`)
}

/** What axe finds in each brand and theme. */
async function inaccessible(canvasElement: HTMLElement): Promise<readonly string[]> {
  const findings: string[] = []
  for (const tenant of LIVE_BRANDS) {
    for (const [at, theme] of THEMES.entries()) {
      wear(tenant, theme)
      // Sizes and faces are the brand's; its other theme changes colours, and those at once.
      if (at === 0) await settled()
      for (const finding of await accessibilityFindings(canvasElement))
        findings.push(`${tenant} ${theme}: ${finding}`)
    }
  }
  return findings
}

/** Colours that came from no token: what the probe's brand shows that is not the probe's. */
async function foreign(): Promise<readonly string[]> {
  const findings: string[] = []
  for (const theme of THEMES) {
    wear(PROBE, theme)
    // Colours change at once; sizes and faces, which do not, show none.
    await nextFrame()
    for (const finding of strayColors(document.body, PROBE_COLORS)) findings.push(`${theme}: ${finding}`)
  }
  return findings
}

/**
 * After a story has been rendered and played in a test, dresses it in both themes of the probe and refuses any colour
 * that came from no token; one tagged `matrix` is dressed in every brand and theme too and refused on any finding of axe.
 * One render serves all looks: a brand is a style sheet and changes no element.
 */
export async function assertEveryLook({ tags, canvasElement, globals, parameters }: StoryRun): Promise<void> {
  if (parameters['stage'] === 'site') await atRest(parameters['shows'])
  if (!underTest || tags.includes('planted')) return
  const unreadable = tags.includes('matrix') ? await inaccessible(canvasElement) : []
  const strange = await foreign()
  wear(String(globals['tenant']), globals['theme'] === 'light' ? 'light' : 'dark')
  if (unreadable.length > 0) throw new Error(`Not accessible in every look:\n${unreadable.join('\n')}`)
  if (strange.length > 0) throw new Error(`Shows colours that come from no token:\n${strange.join('\n')}`)
}
