import { describe, expect, it } from 'vitest'

import { countResults, type Finding } from './finding.ts'
import { evidencePage } from './report.ts'

const finding: Finding = {
  route: 'deposit',
  path: '/m/voucherCenter',
  as: 'member',
  duty: 'limitsAtFirstDeposit',
  source: 'RTS 12A',
  result: 'broken',
  note: 'No <limit> is offered.',
}

describe('an evidence report', () => {
  it('counts what is broken apart from what is met and what the brand does not offer', () => {
    const findings = [finding, { ...finding, result: 'met' }, { ...finding, result: 'absent' }] as const
    expect(countResults(findings)).toEqual({ met: 1, broken: 1, absent: 1 })
  })

  it('names date, release, page, rule and result, and lets nothing of them become markup', () => {
    const page = evidencePage({
      date: '2026-11-21T09:30:00.000Z',
      brands: [{ brand: 'Harbour & Sons', jurisdiction: 'Malta', release: 'ab12', findings: [finding] }],
    })
    for (const said of [
      '2026-11-21T09:30:00.000Z',
      'ab12',
      '/m/voucherCenter',
      'limitsAtFirstDeposit',
      'RTS 12A',
    ])
      expect(page).toContain(said)
    expect(page).toContain('Harbour &amp; Sons')
    expect(page).toContain('No &lt;limit&gt; is offered.')
    expect(page).toContain('<span class="broken">broken</span>')
  })

  it('tells a page once for each who looked, with all that is asked of it', () => {
    const visitor = { ...finding, as: 'visitor', duty: 'ageSign' } as const
    const findings = [finding, { ...finding, duty: 'ageSign' } as const, visitor]
    const page = evidencePage({
      date: '2026-11-21T09:30:00.000Z',
      brands: [{ brand: 'Harbour', jurisdiction: 'Malta', release: 'ab12', findings }],
    })
    expect(page.match(/<tr><td>/g)).toHaveLength(2)
    expect(page.match(/<li>/g)).toHaveLength(3)
  })
})
