import { accessibilityFindings } from '../packages/ui/testing/accessibilityFindings.ts'
import { LIVE_BRANDS, THEMES, wear } from './look.ts'

interface StoryRun {
  readonly tags: readonly string[]
  readonly canvasElement: HTMLElement
  readonly globals: Record<string, unknown>
}

/** Whether a story runs as a test. */
export const underTest = '__vitest_browser__' in globalThis

/** Faces arrive and sizes are measured after a brand is put on; what is judged before is neither the old look nor the new. */
async function settled(): Promise<void> {
  await document.fonts.ready
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}

/**
 * After a story tagged `matrix` has been rendered and played in a test, dresses it in every brand and theme in turn
 * and refuses any finding of axe. One render serves all looks: a brand is a style sheet and changes no element.
 */
export async function assertEveryLook({ tags, canvasElement, globals }: StoryRun): Promise<void> {
  if (!underTest || !tags.includes('matrix')) return
  const findings: string[] = []
  for (const tenant of LIVE_BRANDS) {
    for (const theme of THEMES) {
      wear(tenant, theme)
      await settled()
      for (const finding of await accessibilityFindings(canvasElement))
        findings.push(`${tenant} ${theme}: ${finding}`)
    }
  }
  wear(String(globals['tenant']), globals['theme'] === 'light' ? 'light' : 'dark')
  if (findings.length > 0) throw new Error(`Not accessible in every look:\n${findings.join('\n')}`)
}
