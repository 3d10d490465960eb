import axe from 'axe-core'

/** WCAG 2.2 AA and axe's own good practice. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A component alone has no landmarks and no first heading: those are the page's. */
const PAGE_RULES = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order']

/** Animations change what axe measures; the end of every finite one is what a reader sees. */
async function settle(): Promise<void> {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  }
  await new Promise((resolve) => requestAnimationFrame(resolve))
}

/**
 * Rules whose answer depends on colours and measures. All others read names, roles and structure, which no brand and
 * no theme changes: a brand assigns variables and shows or hides nothing.
 */
const LOOK_RULES = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']

/**
 * What axe finds wrong in an element as it is drawn now, one line a finding: rule, element, why.
 * @param asked `look` for the rules that another brand or theme may answer otherwise; default every rule
 */
export async function accessibilityFindings(
  element: HTMLElement,
  asked: 'everything' | 'look' = 'everything',
): Promise<readonly string[]> {
  await settle()
  const { violations } = await axe.run(element, {
    ...(asked === 'look'
      ? { runOnly: { type: 'rule', values: LOOK_RULES } }
      : {
          runOnly: STANDARDS,
          rules: Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }])),
        }),
    resultTypes: ['violations'],
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id} at ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  )
}
