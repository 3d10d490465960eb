import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { type Advisory, affectedPackages, auditOffline, readAdvisories, versionsOf } from './advisories.ts'

const LOCK = {
  packages: { 'a@1.4.0': {}, 'a@2.0.0-rc.1': {}, '@scope/b@3.1.2': {}, 'c@1.0.0(react@19.0.0)': {} },
}

const about = (name: string, ...events: Readonly<Record<string, string>>[]): Advisory => ({
  id: 'GHSA-test',
  modified: '2026-11-20T00:00:00Z',
  affected: [{ package: { ecosystem: 'npm', name }, ranges: [{ type: 'SEMVER', events }] }],
})

test.each([
  ['a', [{ introduced: '0' }, { fixed: '1.4.0' }], []],
  ['a', [{ introduced: '0' }, { fixed: '1.4.1' }], ['a@1.4.0']],
  ['a', [{ introduced: '1.0.0' }, { last_affected: '1.4.0' }], ['a@1.4.0']],
  ['a', [{ introduced: '1.5.0' }], ['a@2.0.0-rc.1']],
  ['a', [{ introduced: '0' }, { fixed: '1.0.0' }, { introduced: '1.4.0' }, { fixed: '1.4.1' }], ['a@1.4.0']],
  ['@scope/b', [{ introduced: '3.0.0' }, { fixed: '4.0.0' }], ['@scope/b@3.1.2']],
  ['c', [{ introduced: '0' }], ['c@1.0.0']],
  ['nothing', [{ introduced: '0' }], []],
])('an advisory about %s from %j is about %j', (name, events, expected) => {
  expect(affectedPackages(about(name, ...events), versionsOf(LOCK))).toEqual(expected)
})

const now = new Date('2026-11-23T00:00:00Z')
const others = Array.from({ length: 3000 }, () => about('elsewhere', { introduced: '0' }))
const rated = (severity: string) => ({ ...about('a', { introduced: '0' }), database_specific: { severity } })

test('a high or unrated advisory is severe, a moderate or withdrawn one is not', () => {
  const severeOf = (advisory: Advisory) => {
    const audit = auditOffline(LOCK, [...others, advisory], now)
    return audit.asked ? audit.severe.length : audit.reason
  }
  expect(severeOf(rated('HIGH'))).toBe(2)
  expect(severeOf(about('a', { introduced: '0' }))).toBe(2)
  expect(severeOf(rated('MODERATE'))).toBe(0)
  expect(severeOf({ ...rated('CRITICAL'), withdrawn: '2026-11-21T00:00:00Z' })).toBe(0)
})

test('a part of the database, or an old one, is not taken for an answer', () => {
  expect(auditOffline(LOCK, others.slice(1), now)).toMatchObject({ asked: false })
  expect(auditOffline(LOCK, [], now)).toMatchObject({ asked: false })
  expect(auditOffline(LOCK, others, new Date('2026-12-01T00:00:00Z'))).toEqual({
    asked: false,
    reason: 'the newest advisory is 11 days old',
  })
})

test('a folder is read with its subfolders, npm alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-advisories-'))
  try {
    mkdirSync(join(folder, '2026/11'), { recursive: true })
    const foreign = { ...about('a'), affected: [{ package: { ecosystem: 'PyPI', name: 'a' } }] }
    writeFileSync(join(folder, '2026/11/one.json'), JSON.stringify(about('a')))
    writeFileSync(join(folder, '2026/11/two.json'), JSON.stringify(foreign))
    writeFileSync(join(folder, 'README.md'), 'no advisory')
    expect(readAdvisories(folder)).toEqual([about('a')])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
