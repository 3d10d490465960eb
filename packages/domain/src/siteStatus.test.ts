import { describe, expect, it, test } from 'vitest'

import { readSiteStatus, settleSiteStatus, type SiteStatus, type StatusReading } from './siteStatus.ts'

describe('readSiteStatus', () => {
  test.each<[StatusReading, Parameters<typeof readSiteStatus>[1], SiteStatus['kind']]>([
    ['A', { status: 0 }, 'normal'],
    ['A', { status: 1 }, 'regionRestricted'],
    ['A', { status: 2 }, 'maintenance'],
    ['A', { status: 3 }, 'unknown'],
    ['B', { status: 0 }, 'normal'],
    ['B', { status: 1 }, 'maintenance'],
    ['B', { status: 2 }, 'regionRestricted'],
    ['B', { status: 3 }, 'unknown'],
    ['B', { status: 1, maintenance: true, regionRestriction: true }, 'maintenance'],
    ['B', { status: 2, maintenance: true, regionRestriction: true }, 'maintenance'],
    ['B', { status: 2, maintenance: false, regionRestriction: true }, 'regionRestricted'],
    ['B', { status: 0, maintenance: true }, 'maintenance'],
    ['A', { maintenance: true, regionRestriction: true }, 'maintenance'],
    ['B', { maintenance: false, regionRestriction: true }, 'regionRestricted'],
    ['B', { maintenance: false, regionRestriction: false }, 'normal'],
    ['B', { status: -1 }, 'unknown'],
    ['B', { status: 0.5 }, 'unknown'],
    ['A', {}, 'unknown'],
  ])('reading %s of %j is %s', (reading, value, kind) => {
    expect(readSiteStatus(reading, value).kind).toBe(kind)
  })

  it('carries what the pages show', () => {
    expect(readSiteStatus('B', { status: 1, info: 'Back at 6' })).toEqual({
      kind: 'maintenance',
      info: 'Back at 6',
    })
    const blocked = readSiteStatus('A', { status: 1, location: { ip: '203.0.113.9', country: 'FR' } })
    expect(blocked).toEqual({ kind: 'regionRestricted', ip: '203.0.113.9', country: 'FR', info: null })
  })
})

test('an unknown status leaves the last known one in force', () => {
  const maintenance = readSiteStatus('B', { status: 1 })
  expect(settleSiteStatus(maintenance, { kind: 'unknown' })).toBe(maintenance)
  expect(settleSiteStatus(null, { kind: 'unknown' })).toEqual({ kind: 'unknown' })
  expect(settleSiteStatus(maintenance, { kind: 'normal' })).toEqual({ kind: 'normal' })
})
