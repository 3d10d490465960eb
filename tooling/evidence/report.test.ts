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
  it('counts broken, met and absent rules separately', () => {
    const findings = [finding, { ...finding, result: 'met' }, { ...finding, result: 'absent' }] as const
    expect(countResults(findings)).toEqual({ met: 1, broken: 1, absent: 1 })
  })

  it('contains date, release, page, rule and result, all escaped', () => {
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

  it('shows a page once for each viewer, with all of its rules', () => {
    const visitor = { ...finding, as: 'visitor', duty: 'ageSign' } as const
    const findings = [finding, { ...finding, duty: 'ageSign' } as const, visitor]
    const page = evidencePage({
      date: '2026-11-21T09:30:00.000Z',
      brands: [{ brand: 'Harbour', jurisdiction: 'Malta', release: 'ab12', findings }],
    })
    expect(page.match(/<tr>\s*<td>/g)).toHaveLength(2)
    expect(page.match(/<li>/g)).toHaveLength(3)
  })
})
