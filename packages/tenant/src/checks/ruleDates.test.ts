import { expect, it } from 'vitest'

import { JURISDICTIONS } from '../jurisdictions/index.ts'
import { hasEnded, isUnread, type Rule } from '../jurisdictions/rule.ts'
import { readTenant } from '../schema/readTenant.ts'
import { soundTenant } from '../testing/soundTenant.ts'
import { checkRuleDates } from './jurisdiction.ts'

const rule: Rule = { source: 'RTS 12', read: '2026-11-22', until: '2027-01-31' }

it.each([
  ['2027-01-31', false],
  ['2027-02-01', true],
])('on %s a rule until 2027-01-31 has ended: %s (S-gaming-09)', (day, ended) => {
  expect(hasEnded(rule, new Date(`${day}T12:00:00Z`))).toBe(ended)
})

it.each([
  ['2027-02-20', false],
  ['2027-02-21', true],
])('on %s a rule read on 2026-11-22 is unread: %s (S-gaming-09)', (day, unread) => {
  expect(isUnread(rule, new Date(`${day}T12:00:00Z`))).toBe(unread)
})

const config = readTenant(soundTenant(), { tenant: 'harbour', file: 'tenants/harbour/tenant.ts' }).config

it('warns once of a pack that nobody has read for 90 days (S-gaming-09)', () => {
  if (!config) throw new Error('The brand is not sound.')
  expect(checkRuleDates(config, new Date('2026-12-01'))).toEqual([])
  const { name } = JURISDICTIONS[config.legal.jurisdiction]
  const [problem, ...more] = checkRuleDates(config, new Date('2027-06-01'))
  expect(more).toEqual([])
  expect(problem).toMatchObject({ level: 'warning', field: 'legal.jurisdiction' })
  expect(problem?.found).toContain(name)
})

it('fails on a rule that has ended, naming it (S-gaming-09)', () => {
  if (!config) throw new Error('The brand is not sound.')
  const pack = JURISDICTIONS[config.legal.jurisdiction]
  const ending = { ...pack, conduct: [{ ...rule, rule: { bonusTurnover: 10 } }] }
  expect(checkRuleDates(config, new Date('2027-01-31'), ending)).toEqual([])
  const [problem] = checkRuleDates(config, new Date('2027-02-01'), ending)
  expect(problem).toMatchObject({ level: 'error' })
  expect(problem?.found).toContain('RTS 12')
})
