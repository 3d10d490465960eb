import { useEffect, useState } from 'react'
import { addons } from 'storybook/preview-api'

import type { AccessibilityReport } from '../../packages/ui/testing/accessibilityReport.ts'

/** Time in which a changed look has settled, ms. */
const SETTLED_MS = 600

/** Result of axe over everything on this page that is meant to be right, in the look of the toolbar. */
export function Accessibility() {
  const [report, setReport] = useState<AccessibilityReport>()
  useEffect(() => {
    let isCurrent = true
    let timer = 0
    async function examine(): Promise<void> {
      const { accessibilityReport } = await import('../../packages/ui/testing/accessibilityReport.ts')
      const found = await accessibilityReport('[data-examined], .docs-story')
      if (isCurrent) setReport(found)
    }
    const soon = (): void => {
      clearTimeout(timer)
      setReport(undefined)
      timer = window.setTimeout(() => void examine(), SETTLED_MS)
    }
    const channel = addons.getChannel()
    channel.on('globalsUpdated', soon)
    soon()
    return () => {
      isCurrent = false
      clearTimeout(timer)
      channel.off('globalsUpdated', soon)
    }
  }, [])
  if (report === undefined) return <p role="status">Axe examines this page…</p>
  return (
    <div role="status">
      <p>
        <strong>
          {report.violations.length === 0 ? '✓ No violation' : `✕ ${report.violations.length} violations`}
        </strong>{' '}
        of {report.rules} rules of WCAG 2.2 AA on the stories, states and good examples of this page, in the
        look of the toolbar. The tests examine the matrix in every walked brand and theme.
      </p>
      <ul>
        {report.violations.map(({ rule, help, where }) => (
          <li key={rule}>
            <strong>{rule}</strong>: {help} <code>{where}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}
