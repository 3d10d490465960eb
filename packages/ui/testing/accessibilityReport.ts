import axe from 'axe-core'

/** Result of axe for a docs page. */
export interface AccessibilityReport {
  /** Number of rules that had something to examine. */
  readonly rules: number
  readonly violations: readonly {
    readonly rule: string
    readonly help: string
    /** Selectors of the elements. */
    readonly where: string
  }[]
}

/**
 * Examines the elements of a selector for WCAG 2.2 AA. Rules about whole pages are left out: the elements are examples on
 * a page that is no page of the site.
 */
export async function accessibilityReport(selector: string): Promise<AccessibilityReport> {
  const { passes, violations } = await axe.run(
    { include: [selector] },
    {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
      // A story in a frame is examined by Storybook's own panel.
      iframes: false,
    },
  )
  return {
    rules: passes.length + violations.length,
    violations: violations.map(({ id, help, nodes }) => ({
      rule: id,
      help,
      where: nodes.map(({ target }) => target.join(' ')).join(', '),
    })),
  }
}
