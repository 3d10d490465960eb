import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { describeProblem } from '../problem.ts'
import { soundTenant } from '../testing/soundTenant.ts'
import { readTenant } from './readTenant.ts'

const source = { tenant: 'harbour', file: 'tenants/harbour/tenant.ts' }

/** Copy of a valid brand with one value replaced, by its dotted path; undefined removes the key. */
function broken(path: string, value: unknown): unknown {
  const copy = structuredClone(soundTenant()) as unknown as Record<string, unknown>
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let at = copy
  for (const key of keys) {
    at[key] ??= {}
    at = at[key] as Record<string, unknown>
  }
  if (value === undefined) delete at[last]
  else at[last] = value
  return copy
}

describe('a brand whose data has a mistake', () => {
  it.each<[path: string, value: unknown, code: string, said: string]>([
    ['name', undefined, 'required', 'name: found nothing, expected a name of 1 to 40 characters.'],
    ['name', '', 'value', 'name: found "", expected a name of 1 to 40 characters.'],
    ['name', 7, 'type', 'name: found 7, expected a name of 1 to 40 characters.'],
    ['name', 'a\u0000b', 'value', 'name: found "a\\u0000b", expected a name without control characters.'],
    [
      'id',
      'Harbour',
      'value',
      'id: found "Harbour", expected lower-case letters, digits and hyphens, starting with a letter.',
    ],
    ['id', 'objects', 'value', 'id: found "objects", expected another id: stores of releases keep contents'],
    [
      'merchantCode',
      'har01',
      'value',
      'merchantCode: found "har01", expected 3 to 12 capital letters and digits, starting with a letter.',
    ],
    ['hosts', [], 'value', 'hosts: found a list of 0, expected at least one of host names.'],
    ['hosts', 'a.example', 'type', 'hosts: found "a.example", expected a list of host names.'],
    [
      'hosts',
      ['https://a.example'],
      'value',
      'hosts.0: found "https://a.example", expected a host name in lower case without scheme, port or path, such as play.example.',
    ],
    [
      'hosts',
      ['a.example', 'a.example'],
      'duplicate',
      'hosts.1: found "a.example", expected each of host names once.',
    ],
    ['currency', 'EURO', 'value', 'currency: found "EURO", expected an ISO 4217 code such as EUR.'],
    [
      'colour',
      'red',
      'unknown-key',
      "colour: found the unknown key 'colour', expected one of id, name, nameIsWord, description, merchantCode, hosts, currency, languages, flags, templates, layout, gateway, registration, games, install, legal, contacts, trustedOrigins, signIn, defaults, environments. Remove it.",
    ],
    ['merchantcode', 'X', 'unknown-key', "Did you mean 'merchantCode'?"],
    [
      'layout.pages.vip',
      'podum',
      'value',
      "expected one of tabs, ladder, table, card, podium. Did you mean 'podium'?",
    ],
    ['languages.offered', ['EN', 'TWN'], 'value', "Did you mean 'TW'?"],
    ['languages.default', 'EM', 'value', "Did you mean 'EN'?"],
    [
      'languages.tags',
      { TY: 'not a tag' },
      'value',
      'languages.tags.TY: found "not a tag", expected a BCP 47 tag in its usual spelling, such as ty-PF.',
    ],
    ['flags.REFERAL', true, 'unknown-key', "Did you mean 'REFERRAL'?"],
    ['flags.VIP', 'yes', 'type', 'flags.VIP: found "yes", expected true or false.'],
    ['templates.mem_cen', 2, 'value', 'templates.mem_cen: found 2, expected 0 or 1.'],
    [
      'layout.defaultTheme',
      'darc',
      'value',
      'layout.defaultTheme: found "darc", expected one of dark, light. Did you mean \'dark\'?',
    ],
    [
      'layout.theme',
      'dark',
      'unknown-key',
      "layout.theme: found the unknown key 'theme', expected one of home, entrance, gameTile, tileCaption, tileBadges, header, bottomMenu, sideMenu, pages, defaultTheme. Remove it.",
    ],
    [
      'layout.home',
      'game',
      'value',
      'layout.home: found "game", expected one of games, lottery, sports. Did you mean \'games\'?',
    ],
    ['layout.home', {}, 'type', 'layout.home: found an object, expected a list of sections, or one of games'],
    ['layout.home', [], 'value', 'layout.home: found a list of 0, expected at least one section.'],
    [
      'layout.home',
      [{ kind: 'heros' }],
      'value',
      'layout.home.0.kind: found "heros", expected one of hero, news,',
    ],
    ['layout.home', [{ kind: 'heros' }], 'value', "Did you mean 'hero'?"],
    ['layout.home', [{ kind: 'hero', variant: 'ful' }], 'value', "Did you mean 'full'?"],
    [
      'layout.home',
      [{ kind: 'hero', look: 'full' }],
      'unknown-key',
      "layout.home.0.look: found the unknown key 'look', expected one of kind, variant, category, title, limit, audience, tone. Remove it.",
    ],
    [
      'layout.home',
      [{ variant: 'full' }],
      'required',
      'layout.home.0.kind: found nothing, expected one of hero',
    ],
    [
      'layout.home',
      [{ kind: 'hot', limit: 0 }],
      'value',
      'layout.home.0.limit: found 0, expected a whole number from 1 to 24.',
    ],
    [
      'layout.home',
      [{ kind: 'hot', title: { EN: '' } }],
      'value',
      'layout.home.0.title.EN: found "", expected a heading of 1 to 60 characters.',
    ],
    ['layout.home', [{ kind: 'hot', audience: ['members'] }], 'value', "Did you mean 'member'?"],
    ['layout.home', [{ kind: 'hot', tone: 'loud' }], 'value', 'expected one of plain, sunken, raised.'],
    [
      'layout.tileBadges',
      ['new', 'new'],
      'duplicate',
      'layout.tileBadges.1: found "new", expected each of badges once.',
    ],
    [
      'layout.tileBadges',
      ['novel'],
      'value',
      'layout.tileBadges.0: found "novel", expected one of jackpot, new,',
    ],
    ['layout.header', 'middle', 'value', 'layout.header: found "middle", expected one of start, centre.'],
    ['layout.header', { shows: ['balanse'] }, 'value', "Did you mean 'balance'?"],
    ['layout.header', { show: [] }, 'unknown-key', "Did you mean 'shows'?"],
    ['layout.header', { shows: ['search', 'search'] }, 'value', 'expected each of the header contents once.'],
    ['layout.bottomMenu', { entries: ['home', 'games'] }, 'value', 'expected 3 to 5 entries.'],
    [
      'layout.bottomMenu',
      { entries: ['home', 'games', 'chat'] },
      'value',
      'expected one of home, games, sports',
    ],
    ['layout.sideMenu', { form: 'grid' }, 'value', 'expected one of list, tiles.'],
    [
      'gateway.baseUrl',
      'http://gateway.example',
      'value',
      "gateway.baseUrl: found \"http://gateway.example\", expected '' for the site's own origin, or an https origin without a path",
    ],
    ['gateway.WEB', 0, 'value', 'gateway.WEB: found 0, expected a whole number from 1.'],
    [
      'registration.methods',
      ['email'],
      'value',
      'registration.methods.0: found "email", expected one of username, mobileNum.',
    ],
    ['games.categories', ['SLOTS'], 'value', 'games.categories.0: found "SLOTS", expected one of HOT, FAV'],
    [
      'games.cockfight',
      { vendor: 'BTI', gameId: '1' },
      'required',
      'games.cockfight.nodeId: found nothing, expected a platform code of letters, digits, _ and -.',
    ],
    ['install.rating', 6, 'value', 'install.rating: found 6, expected a number from 0 to 5.'],
    [
      'install.androidUrl',
      'javascript:alert(1)',
      'value',
      'install.androidUrl: found "javascript:alert(1)", expected an https address (http only on a loopback host).',
    ],
    [
      'install.iosUrl',
      'itms-services://?action=download-manifest',
      'value',
      'install.iosUrl: found "itms-services://?action=download-manifest", expected an https address (http only on a loopback host).',
    ],
    ['install.remind', 'daily', 'type', 'install.remind: found "daily", expected true or false.'],
    [
      'install.minimumIos',
      'twelve',
      'value',
      'install.minimumIos: found "twelve", expected a version such as 12.4.',
    ],
    ['legal.jurisdiction', 'maltta', 'value', "Did you mean 'malta'?"],
    ['legal.minimumAge', 16, 'value', 'legal.minimumAge: found 16, expected 18 or 21.'],
    [
      'legal.responsibleGaming',
      [],
      'value',
      'legal.responsibleGaming: found a list of 0, expected at least one help organisation.',
    ],
    [
      'trustedOrigins.frames',
      ['http://games.example'],
      'value',
      'trustedOrigins.frames.0: found "http://games.example", expected an https origin without a path',
    ],
    [
      'trustedOrigins.frames',
      ['https://games.example/lobby'],
      'value',
      'trustedOrigins.frames.0: found "https://games.example/lobby", expected an https origin without a path',
    ],
    ['trustedOrigins.frames', ['https://user:secret@games.example'], 'value', 'trustedOrigins.frames.0'],
    [
      'signIn.phoneAuth',
      { provider: 'twilio' },
      'value',
      'signIn.phoneAuth.provider: found "twilio", expected \'firebase\'.',
    ],
    ['contacts.email', 'nobody', 'value', 'contacts.email: found "nobody", expected an e-mail address.'],
  ])('%s = %j is reported as %s', (path, value, code, said) => {
    const { problems } = readTenant(broken(path, value), source)
    const lines = problems.map(describeProblem)
    expect(lines.join('\n')).toContain(said)
    expect(problems.map((problem) => problem.code)).toContain(code)
    expect(problems.every(({ tenant, file }) => tenant === source.tenant && file === source.file)).toBe(true)
  })

  it('reports all problems at once', () => {
    const { problems } = readTenant(
      { ...soundTenant(), name: 1, currency: 'X', hosts: [], extra: true },
      source,
    )
    expect(problems.map(({ field }) => field).sort()).toEqual(['currency', 'extra', 'hosts', 'name'])
  })

  it('never throws, whatever its value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readTenant(value, source).problems.length).toBeGreaterThan(0)
      }),
    )
  })
})
