import { describe, expect, test } from 'vitest'

import { checkLink, type LinkPurpose, opensInSameWindow, originMatches } from './externalLink.ts'

const self = 'https://site.example'

describe('checkLink', () => {
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
    ['https://site.example@evil.example/', 'page', [], null],
    ['tel:+35699', 'contact', [], 'tel:+35699'],
    ['tel:+35699', 'page', [], null],
    ['tg://resolve?domain=x', 'contact', [], 'tg://resolve?domain=x'],
    [
      'itms-services://?action=download-manifest',
      'download',
      [],
      'itms-services://?action=download-manifest',
    ],
    ['', 'page', ['https://play.example'], 'https://site.example/'],
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
])('%s opens in the same window: %s', (address, same) => expect(opensInSameWindow(address)).toBe(same))
