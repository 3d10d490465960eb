import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { checkLink, isLoopback, type LinkPurpose, opensInSameWindow, originMatches } from './externalLink.ts'

const self = 'https://site.example'

describe('checkLink (S-native-04)', () => {
  test.each<[string, LinkPurpose, readonly string[], string | null]>([
    ['https://play.example/x', 'frame', [], 'https://play.example/x'],
    ['/m/home', 'page', ['https://other.example'], 'https://site.example/m/home'],
    ['https://play.example/x', 'frame', ['https://play.example'], 'https://play.example/x'],
    ['https://evil.example/x', 'frame', ['https://play.example'], null],
    ['https://a.play.example/', 'frame', ['https://*.play.example'], 'https://a.play.example/'],
    ['https://play.example.evil.io/', 'frame', ['https://*.play.example'], null],
    ['http://play.example/', 'frame', [], null],
    ['http://localhost:7000/play', 'frame', [], 'http://localhost:7000/play'],
    ['http://127.0.0.1:7000/play', 'frame', [], 'http://127.0.0.1:7000/play'],
    ['http://127.evil.example/', 'frame', [], null],
    ['http://localhost:7000/play', 'frame', ['https://play.example'], null],
    ['javascript:alert(1)', 'page', [], null],
    ['data:text/html,x', 'frame', [], null],
    ['//evil.example', 'page', ['https://play.example'], null],
    // Browsers read a backslash as a slash, and leave tabs and line breaks out.
    ['/\\evil.example', 'page', ['https://play.example'], null],
    ['\\\\evil.example', 'page', ['https://play.example'], null],
    ['/\t/evil.example', 'page', ['https://play.example'], null],
    ['ht\ntps://evil.example', 'page', ['https://play.example'], null],
    ['java\nscript:alert(1)', 'page', [], null],
    ['\u0000javascript:alert(1)', 'page', [], null],
    ['https:evil.example', 'page', ['https://play.example'], 'https://site.example/evil.example'],
    ['https://site.example@evil.example/', 'page', [], null],
    ['https://:secret@play.example/', 'page', [], null],
    ['tel:+35699', 'contact', [], 'tel:+35699'],
    ['tel:+35699', 'page', [], null],
    ['tg://resolve?domain=x', 'contact', [], 'tg://resolve?domain=x'],
    [
      'itms-services://?action=download-manifest',
      'download',
      [],
      'itms-services://?action=download-manifest',
    ],
    ['', 'page', ['https://play.example'], null],
    [' \n', 'frame', [], null],
    ['https://', 'page', [], null],
  ])('%s as %s under %j', (address, purpose, origins, wanted) => {
    expect(checkLink(address, { purpose, self, origins })).toBe(wanted)
  })
})

test('an origin matches itself and a wildcard its subdomains, not itself', () => {
  expect(originMatches('https://a.example', 'https://a.example')).toBe(true)
  expect(originMatches('https://a.example/', 'https://a.example:444')).toBe(false)
  expect(originMatches('https://*.a.example', 'https://a.example')).toBe(false)
  expect(originMatches('https://*.a.example', 'http://b.a.example')).toBe(false)
})

test.each([
  ['https://cdn.example/app.apk', true],
  ['https://cdn.example/App.IPA?v=2', true],
  ['/files/app.apk#x', true],
  ['https://cdn.example/app.apk.html', false],
  ['https://example.com/?file=app.apk', false],
])('%s opens in the same window: %s (S-footer-06)', (address, same) =>
  expect(opensInSameWindow(address)).toBe(same),
)

test.each([
  ['localhost', true],
  ['play.localhost', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['[::1]', true],
  ['localhost.example', false],
  ['127.0.0.1.example', false],
  ['notlocalhost', false],
  ['10.0.0.1', false],
])('%s is a loopback host: %s', (host, loopback) => expect(isLoopback(host)).toBe(loopback))

describe('any address', () => {
  const path = fc.array(fc.stringMatching(/^[\w.]{0,6}$/)).map((segments) => `/${segments.join('/')}`)
  const purpose = fc.constantFrom<LinkPurpose>('page', 'frame', 'contact', 'download', 'image')
  const address = fc.oneof(
    fc
      .tuple(
        fc.constantFrom('http', 'https', 'ftp'),
        fc.constantFrom('', 'a@', ':b@', 'a:b@'),
        fc.domain(),
        path,
      )
      .map(([scheme, login, host, rest]) => `${scheme}://${login}${host}${rest}`),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,x',
      'blob:x',
    ),
  )

  it('that may be opened runs no script and is not plain http over the network', () => {
    fc.assert(
      fc.property(address, purpose, (given, of) => {
        const opened = checkLink(given, { purpose: of, self })
        fc.pre(opened !== null)
        const { protocol, username, password } = new URL(opened ?? '')
        expect(['javascript:', 'data:', 'blob:', 'ftp:', 'http:']).not.toContain(protocol)
        expect(username + password).toBe('')
      }),
    )
  })

  it("that may be opened is on the brand's origins or the site's own", () => {
    const trusted = ['https://play.example', 'https://*.pay.example']
    const host = fc.constantFrom(
      'play.example',
      'pay.example',
      'a.pay.example',
      'evil.example',
      'site.example',
    )
    fc.assert(
      fc.property(host, path, (name, rest) => {
        const opened = checkLink(`https://${name}${rest}`, { purpose: 'page', self, origins: trusted })
        expect(opened !== null).toBe(['play.example', 'a.pay.example', 'site.example'].includes(name))
      }),
    )
  })
})
