import { DUTIES, isDueOn } from '@livery/domain/jurisdiction'
import { ROUTE_LIST } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'

import { soundTenant } from '../testing/soundTenant.ts'
import { JURISDICTIONS, playRulesOf, regulationOf } from './index.ts'

const packs = Object.entries(JURISDICTIONS)
const legal = { ...soundTenant().legal, birthdayMinimumAge: 21 }

describe.each(packs)('the pack of %s', (id, pack) => {
  it('is listed by its own id, with an example that fits its licences', () => {
    expect(pack.id).toBe(id)
    expect(pack.licence.example).toMatch(pack.licence.pattern)
  })

  it('names each duty once, with a page on which it is due', () => {
    const duties = pack.obligations.map(({ duty }) => duty)
    expect(new Set(duties).size).toBe(duties.length)
    for (const { duty, where } of pack.obligations) {
      expect(DUTIES).toContain(duty)
      expect(ROUTE_LIST.some(({ id }) => isDueOn(where, id))).toBe(true)
    }
  })

  it('says of each rule where it stands, when it was read and since when it holds (S-gaming-09)', () => {
    for (const { source, read, from = read, until = '9999-12-31' } of [
      ...pack.obligations,
      ...(pack.conduct ?? []),
    ]) {
      expect(source).not.toBe('')
      for (const day of [read, from, until]) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(from <= until).toBe(true)
    }
  })

  it("links its register to the register's own hosts", () => {
    expect(pack.registerHosts.some((host) => new URL(pack.regulator.url).hostname.endsWith(host))).toBe(true)
  })
})

const lastLogins = packs.flatMap(([id, { obligations }]) =>
  obligations.filter(({ duty }) => duty === 'lastLogin').map(({ where }) => [id, where] as const),
)

it.each(lastLogins)('the pages on which %s asks for the last login are those that tell it', (_, where) => {
  expect(ROUTE_LIST.filter(({ id }) => isDueOn(where, id))).toEqual(
    ROUTE_LIST.filter(({ tellsLastLogin }) => tellsLastLogin),
  )
})

it.each([
  ['great-britain', 'limitsAtRegistration', true],
  ['great-britain', 'noAutoplay', true],
  ['great-britain', 'realityCheck', true],
  ['malta', 'responsibleGamingLink', true],
  ['malta', 'selfExclusion', true],
  ['malta', 'hourlyNotice', false],
  ['malta', 'toolsAtRegistration', true],
  ['pennsylvania', 'limitsAtRegistration', true],
  ['pennsylvania', 'hourlyNotice', true],
  ['pennsylvania', 'helplineAtLogout', true],
  ['curacao', 'licenceStatement', true],
  ['curacao', 'realityCheck', true],
  ['curacao', 'limitsByDefault', false],
  ['great-britain', 'limitsByDefault', true],
  ['malta', 'harmMessage', true],
  ['malta', 'indefiniteExclusion', true],
  ['curacao', 'limitsOffered', true],
  ['great-britain', 'netDeposits', true],
] as const)('%s asks for %s: %s (S-gaming-19)', (jurisdiction, duty, asked) => {
  expect(regulationOf({ ...legal, jurisdiction }).duties.includes(duty)).toBe(asked)
})

describe("the licensee's number in the register", () => {
  it('is the account in Great Britain and the licence elsewhere', () => {
    const british = { ...legal, jurisdiction: 'great-britain', licenceNumber: '058214-R-331907-012' } as const
    expect(regulationOf(british).reference).toEqual({ kind: 'account', number: '58214' })
    expect(regulationOf(legal).reference).toEqual({ kind: 'licence', number: legal.licenceNumber })
  })
})

describe('rules of Great Britain', () => {
  const british = { ...legal, jurisdiction: 'great-britain' } as const

  it.each([
    ['2025-01-16', {}],
    ['2025-04-09', { slotStake: '5' }],
    [
      '2026-11-22',
      { slotStake: '5', youngSlotStake: '2', bonusTurnover: 10, roundSeconds: { slot: 2.5, other: 5 } },
    ],
  ])('for play on %s are %o (S-gaming-09)', (day, rules) => {
    expect(playRulesOf('great-britain', new Date(day))).toMatchObject(rules)
    expect('youngSlotStake' in playRulesOf('great-britain', new Date(day))).toBe('youngSlotStake' in rules)
  })

  it('hold from their first day on (S-gaming-09)', () => {
    expect(regulationOf(british, new Date('2026-09-29')).duties).not.toContain('grossDepositLimits')
    expect(regulationOf(british, new Date('2026-09-30')).duties).toContain('grossDepositLimits')
  })
})
