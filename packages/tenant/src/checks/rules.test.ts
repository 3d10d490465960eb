import { describe, expect, it } from 'vitest'

import type { TenantInput } from '../config.ts'
import { TenantProblems } from '../problem.ts'
import { readTenant } from '../schema/readTenant.ts'
import { soundTenant } from '../testing/soundTenant.ts'
import { checkBetweenFields } from './betweenFields.ts'
import { checkCompleteness } from './completeness.ts'
import { checkJurisdiction } from './jurisdiction.ts'
import { checkNames } from './names.ts'
import { checkUniqueness } from './uniqueness.ts'

function configOf(changes: Partial<TenantInput> = {}) {
  const { config, problems } = readTenant(soundTenant(changes), {
    tenant: 'harbour',
    file: 'tenants/harbour/tenant.ts',
  })
  if (config === undefined) throw new TenantProblems(problems)
  return config
}

function legal(changes: Partial<TenantInput['legal']>): Partial<TenantInput> {
  return { legal: { ...soundTenant().legal, ...changes } }
}

describe('jurisdictions', () => {
  it('find no problem in a valid brand', () => {
    expect(checkJurisdiction(configOf())).toEqual([])
  })

  it.each<[Partial<TenantInput['legal']>, string, string]>([
    [
      { licenceNumber: 'MGA-100' },
      'legal.licenceNumber',
      'a licence number of Malta, such as MGA/B2C/394/2017',
    ],
    [
      { jurisdiction: 'great-britain' },
      'legal.licenceNumber',
      'a licence number of Great Britain, such as 000000-R-000000-001',
    ],
    [
      { jurisdiction: 'curacao' },
      'legal.licenceNumber',
      'a licence number of Curaçao, such as OGL/2024/1234/0567',
    ],
    [{ jurisdiction: 'pennsylvania' }, 'legal.minimumAge', 'at least 21 in Pennsylvania'],
    [
      { minimumAge: 21, birthdayMinimumAge: 18 },
      'legal.birthdayMinimumAge',
      'at least legal.minimumAge (21)',
    ],
    [
      { responsibleGaming: [{ label: 'Elsewhere', url: 'https://help.example/' }] },
      'legal.responsibleGaming',
      'a link to at least one of rgf.org.mt, gamblingtherapy.org',
    ],
    [
      { licenceUrl: 'https://licences.example/100' },
      'legal.licenceUrl',
      'this licence in the register of Malta Gaming Authority, on mga.org.mt',
    ],
    [
      { jurisdiction: 'great-britain' },
      'legal.responsibleGaming',
      'a link to gamstop.co.uk, which Gambling Commission requires',
    ],
  ])('%j is refused at %s', (changes, field, expected) => {
    expect(checkJurisdiction(configOf(legal(changes)))).toContainEqual(
      expect.objectContaining({ code: 'jurisdiction', field, expected }),
    )
  })

  it('name each missing part of the licensee block', () => {
    const { companyNumber: _number, address: _address, licenceUrl: _url, ...bare } = soundTenant().legal
    const fields = checkJurisdiction(configOf({ legal: bare })).map(({ field }) => field)
    expect(fields).toEqual(['legal.companyNumber', 'legal.address', 'legal.licenceUrl'])
  })

  it('do not accept a look-alike host', () => {
    const found = checkJurisdiction(
      configOf(legal({ responsibleGaming: [{ label: 'RGF', url: 'https://notrgf.org.mt/' }] })),
    )
    expect(found).toHaveLength(1)
  })
})

describe('rules between fields', () => {
  it.each<[Partial<TenantInput>, string]>([
    [{ flags: { FACEBOOKLOGIN3: true } }, 'signIn.facebook'],
    [{ flags: { GOOGLELOGIN3: true } }, 'signIn.google'],
    [{ games: { categories: ['COCKFIGHT'] } }, 'games.cockfight'],
    [{ registration: { methods: ['mobileNum'] } }, 'registration.methods'],
    [{ languages: { offered: ['VI'], default: 'EN' } }, 'languages.default'],
    [{ hosts: ['play.harbour.example'] }, 'hosts'],
    [{ id: 'haven' }, 'id'],
  ])('%j misses %s', (changes, field) => {
    expect(checkBetweenFields(configOf(changes), 'harbour').map((problem) => problem.field)).toEqual([field])
  })

  it('find no problem in a valid brand', () => {
    expect(checkBetweenFields(configOf(), 'harbour')).toEqual([])
  })
})

describe('names that two brands share', () => {
  const reading = (id: string, changes: Partial<TenantInput>) => ({
    id,
    path: `/tenants/${id}`,
    generated: false,
    config: configOf({ id, ...changes }),
    problems: [],
  })

  it('are reported for both brands', () => {
    const found = checkUniqueness([
      reading('harbour', { hosts: ['a.example', 'harbour.localhost'] }),
      reading('haven', { name: 'Haven', merchantCode: 'HAV01', hosts: ['haven.localhost', 'a.example'] }),
    ])
    expect(found.map(({ tenant, field, found: what }) => [tenant, field, what])).toEqual([
      ['harbour', 'hosts.0', "'a.example', which haven also has"],
      ['haven', 'hosts.1', "'a.example', which harbour also has"],
    ])
  })

  it('are merchant codes and names too, whatever their case', () => {
    const found = checkUniqueness([
      reading('harbour', {}),
      reading('haven', { name: 'HARBOUR', merchantCode: 'HAR01', hosts: ['haven.localhost'] }),
    ])
    expect(found.filter(({ tenant }) => tenant === 'haven').map(({ field }) => field)).toEqual([
      'name',
      'merchantCode',
    ])
  })
})

it('identities of profiles, apps and sign-in clients belong to one brand', () => {
  const identities: Partial<TenantInput> = {
    install: {
      iosProfile: {
        identifier: 'example.harbour.clip',
        organisation: 'Harbour',
        uuid: '5f0f1a52-1e0a-4c7b-9a43-6d6a1f1c2b01',
      },
    },
    signIn: { google: { clientId: 'google-1' } },
  }
  const found = checkUniqueness(
    ['harbour', 'haven'].map((id) => ({
      id,
      path: `/tenants/${id}`,
      generated: false,
      config: configOf({
        ...identities,
        id,
        name: id,
        merchantCode: `${id.slice(0, 3).toUpperCase()}99`.replace('HAR', 'HAA'),
        hosts: [`${id}.localhost`],
      }),
      problems: [],
    })),
  )
  expect(found.filter(({ tenant }) => tenant === 'haven').map(({ field }) => field)).toEqual([
    'install.iosProfile.identifier',
    'install.iosProfile.uuid',
    'signIn.google.clientId',
  ])
})

describe('names', () => {
  const catalogues = { english: { 'home.jackpot': 'Win the Jackpot' }, read: () => ({ 'a.b': 'Thắng' }) }
  it.each<[Partial<TenantInput>, string[]]>([
    [{}, []],
    [{ id: 'con' }, ['error id']],
    [{ id: 'xn--harbour' }, ['error id']],
    [{ id: 'harbour-' }, ['error id']],
    [{ id: 'constructor' }, ['warning id']],
    [{ name: 'Jackpot' }, ['warning name']],
    [{ name: 'Thắng' }, ['warning name']],
    [{ name: 'Jackpot Harbour' }, []],
  ])('of %j are told as %j', (changes, expected) => {
    const config = configOf(changes)
    expect(checkNames(config, config.id, catalogues).map(({ level, field }) => `${level} ${field}`)).toEqual(
      expected,
    )
  })
})

describe('languages (S-language-05)', () => {
  const english = { 'login.title': 'Log in', 'footer.age': 'You must be {age}' }
  const levels = (catalogue: Record<string, string>) =>
    checkCompleteness(configOf(), { english, read: () => catalogue }).map(({ level }) => level)

  it.each([
    ['complete', { 'login.title': 'Đăng nhập', 'footer.age': 'Bạn phải {age}' }, []],
    ['without a text', { 'footer.age': 'Bạn phải {age}' }, ['warning']],
    ['without a legal text', { 'login.title': 'Đăng nhập' }, ['warning', 'error']],
    ['not translated at all', {}, ['error']],
  ])('%s', (_state, catalogue, expected) => {
    expect(levels(catalogue)).toEqual(expected)
  })
})
