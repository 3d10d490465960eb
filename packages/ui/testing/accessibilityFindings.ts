import axe from 'axe-core'

/**
 * Axe rules whose result depends on colours and sizes. All others examine names, roles and structure, which no
 * brand and no theme changes (a brand assigns variables and shows or hides nothing): Storybook runs them once
 * for each story.
 */
const VISUAL_RULES = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']

/** Finishes all finite animations: axe measures their final state, as a reader sees it. */
async function settle(): Promise<void> {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  }
  await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Axe violations of an element in its current brand and theme, one line each: rule, element, reason. */
export async function accessibilityFindings(element: HTMLElement): Promise<readonly string[]> {
  await settle()
  const { violations } = await axe.run(element, {
    runOnly: { type: 'rule', values: VISUAL_RULES },
    resultTypes: ['violations'],
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id} at ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  )
}
