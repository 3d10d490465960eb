import { describe, expect, test } from 'vitest'

import { foreignLicences, readAudit, unsoundSources } from './rules.ts'

describe('supply', () => {
  test.each([
    [{ integrity: 'sha512-abc' }, true],
    [{ integrity: 'sha1-abc' }, false],
    [{}, false],
    [{ integrity: 'sha512-abc', tarball: 'https://elsewhere.example/a.tgz' }, false],
    [{ type: 'git', repo: 'https://git.example/a', commit: '0' }, false],
    [{ type: 'directory', directory: '../a' }, false],
  ])('a package from %j is sound: %s', (resolution, sound) => {
    expect(unsoundSources({ packages: { 'a@1.0.0': { resolution } } })).toHaveLength(sound ? 0 : 1)
  })

  test('licences are permissive, or exceptions by name', () => {
    expect(foreignLicences({ MIT: [{ name: 'a' }], 'GPL-3.0': [{ name: 'b' }] })).toEqual(['b: GPL-3.0'])
    expect(
      foreignLicences({ 'MPL-2.0': [{ name: 'axe-core' }, { name: 'lightningcss-linux-x64-gnu' }] }),
    ).toEqual([])
    expect(foreignLicences({ Unknown: [{ name: 'c' }] })).toEqual(['c: Unknown'])
  })

  test('an audit that was not answered is not taken for a clean one', () => {
    expect(readAudit('{"advisories":{},"metadata":{}}')).toEqual({ asked: true, severe: [] })
    const advisories = {
      1: { module_name: 'a', title: 'Code runs', severity: 'critical' },
      2: { module_name: 'b', title: 'Slow pattern', severity: 'moderate' },
    }
    expect(readAudit(JSON.stringify({ advisories }))).toEqual({
      asked: true,
      severe: ['a: Code runs (critical)'],
    })
    expect(readAudit('{"error":{"code":"E405","message":"responded with 405"}}')).toEqual({
      asked: false,
      reason: 'responded with 405',
    })
    expect(readAudit('Error: no network\nat x')).toEqual({ asked: false, reason: 'Error: no network' })
    expect(readAudit('')).toMatchObject({ asked: false })
  })
})
