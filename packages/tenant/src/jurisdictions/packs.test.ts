import { DUTIES, isDueOn, ROUTES } from '@livery/domain'
import { describe, expect, it } from 'vitest'

import { soundTenant } from '../testing/soundTenant.ts'
import { JURISDICTIONS, regulationOf } from './index.ts'

const packs = Object.entries(JURISDICTIONS)
const legal = { ...soundTenant().legal, birthdayMinimumAge: 21 }

describe.each(packs)('the pack of %s', (id, pack) => {
  it('is listed by its own id, with an example that fits its licences', () => {
    expect(pack.id).toBe(id)
    expect(pack.licence.example).toMatch(pack.licence.pattern)
  })

  it('names each duty once, with a source and a page on which it is due', () => {
    const duties = pack.obligations.map(({ duty }) => duty)
    expect(new Set(duties).size).toBe(duties.length)
    for (const { duty, where, source } of pack.obligations) {
      expect(DUTIES).toContain(duty)
      expect(source).not.toBe('')
      expect(Object.keys(ROUTES).some((route) => isDueOn(where, route as keyof typeof ROUTES))).toBe(true)
    }
  })

  it('keeps what its register lists on the register', () => {
    expect(pack.registerHosts.some((host) => new URL(pack.regulator.url).hostname.endsWith(host))).toBe(true)
  })
})

it.each([
  ['great-britain', 'limitsAtRegistration', true],
  ['great-britain', 'noAutoplay', true],
  ['great-britain', 'realityCheck', true],
  ['malta', 'responsibleGamingLink', true],
  ['malta', 'selfExclusion', true],
  ['malta', 'hourlyNotice', false],
  ['pennsylvania', 'hourlyNotice', true],
  ['pennsylvania', 'helplineAtLogout', true],
  ['curacao', 'licenceStatement', true],
  ['curacao', 'realityCheck', false],
] as const)('%s asks for %s: %s', (jurisdiction, duty, asked) => {
  expect(regulationOf({ ...legal, jurisdiction }).duties.includes(duty)).toBe(asked)
})

describe('the number by which a register knows a licensee', () => {
  it('is the account in Great Britain and the licence elsewhere', () => {
    const british = { ...legal, jurisdiction: 'great-britain', licenceNumber: '058214-R-331907-012' } as const
    expect(regulationOf(british).reference).toEqual({ kind: 'account', number: '58214' })
    expect(regulationOf(legal).reference).toEqual({ kind: 'licence', number: legal.licenceNumber })
  })
})
