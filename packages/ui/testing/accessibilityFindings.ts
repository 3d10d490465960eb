import axe from 'axe-core'

/**
 * Rules whose answer depends on colours and measures. All others read names, roles and structure, which no brand and
 * no theme changes (a brand assigns variables and shows or hides nothing): they are asked once a story, by Storybook.
 */
const LOOK_RULES = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']

/** Animations change what axe measures; the end of every finite one is what a reader sees. */
async function settle(): Promise<void> {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  }
  await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** What axe finds wrong in the look an element has now, one line a finding: rule, element, why. */
export async function accessibilityFindings(element: HTMLElement): Promise<readonly string[]> {
  await settle()
  const { violations } = await axe.run(element, {
    runOnly: { type: 'rule', values: LOOK_RULES },
    resultTypes: ['violations'],
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id} at ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  )
}
