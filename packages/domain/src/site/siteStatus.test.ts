import * as fc from 'fast-check'
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
    ['B', { status: { toString: 1 } as unknown as number }, 'unknown'],
    ['A', { status: '1' as unknown as number, regionRestriction: true }, 'regionRestricted'],
  ])('reading %s of %j is %s (S-status-02, S-status-03)', (reading, value, kind) => {
    expect(readSiteStatus(reading, value).kind).toBe(kind)
  })

  it('carries what the pages show (S-entities-09)', () => {
    expect(readSiteStatus('B', { status: 1, info: 'Back at 6' })).toEqual({
      kind: 'maintenance',
      info: 'Back at 6',
    })
    const blocked = readSiteStatus('A', { status: 1, location: { ip: '203.0.113.9', country: 'FR' } })
    expect(blocked).toEqual({ kind: 'regionRestricted', ip: '203.0.113.9', country: 'FR', info: null })
  })

  it('carries no value that a page could not show', () => {
    const wrong = {} as unknown as string
    const told = readSiteStatus('A', { status: 1, info: wrong, location: { ip: wrong, country: wrong } })
    expect(told).toEqual({ kind: 'regionRestricted', ip: null, country: null, info: null })
  })
})

test('an unknown status leaves the last known one in force (S-status-06)', () => {
  const maintenance = readSiteStatus('B', { status: 1 })
  expect(settleSiteStatus(maintenance, { kind: 'unknown' })).toBe(maintenance)
  expect(settleSiteStatus(null, { kind: 'unknown' })).toEqual({ kind: 'unknown' })
  expect(settleSiteStatus(maintenance, { kind: 'normal' })).toEqual({ kind: 'normal' })
})

describe('any answer of the platform', () => {
  const answer = fc.record(
    {
      status: fc.option(fc.integer({ min: -1, max: 4 })),
      maintenance: fc.option(fc.boolean()),
      regionRestriction: fc.option(fc.boolean()),
      info: fc.option(fc.string()),
    },
    { requiredKeys: [] },
  )
  const reading = fc.constantFrom<StatusReading>('A', 'B')

  it('is never normal while the booleans report maintenance', () => {
    fc.assert(
      fc.property(reading, answer, (by, given) => {
        const { status: _, ...booleans } = given
        const { kind } = readSiteStatus(by, booleans)
        expect(kind === 'maintenance').toBe(given.maintenance === true)
        expect(kind === 'regionRestricted').toBe(!given.maintenance && given.regionRestriction === true)
      }),
    )
  })

  it('differs between the two readings at 1 and 2 only', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1, max: 4 }), (status) => {
        const [a, b] = [readSiteStatus('A', { status }).kind, readSiteStatus('B', { status }).kind]
        expect(a === b).toBe(status !== 1 && status !== 2)
      }),
    )
  })

  it('leaves a known status in force, unless there never was one', () => {
    fc.assert(
      fc.property(reading, answer, answer, (by, before, after) => {
        const [last, next] = [readSiteStatus(by, before), readSiteStatus(by, after)]
        const settled = settleSiteStatus(last, next)
        expect(settled.kind === 'unknown').toBe(last.kind === 'unknown' && next.kind === 'unknown')
      }),
    )
  })
})
