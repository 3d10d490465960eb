import { describe, expect, it } from 'vitest'

import { headerRules, headersOf } from './headers.ts'

const rules = headerRules("default-src 'none'")
const namesAt = (path: string) => headersOf(rules, path).map(([name]) => name)

describe('headers of a path', () => {
  it('protect a page', () => {
    expect(Object.fromEntries(headersOf(rules, '/m/home'))).toMatchObject({
      'Content-Security-Policy': "default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'SAMEORIGIN',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    })
  })

  it.each(['/', '/m/home', '/brand/mark.0a1b.svg', '/assets/worker-0a1b.js', '/sw.js', '/fonts.html'])(
    '%s could be a document or a worker and has the policy',
    (path) => expect(namesAt(path)).toContain('Content-Security-Policy'),
  )

  it.each(['/messages/EN.0a1b.json', '/fonts/outfit.0a1b.woff2'])(
    '%s has those that say something about it, and no others',
    (path) =>
      expect(namesAt(path).toSorted()).toEqual([
        'Cache-Control',
        'Cross-Origin-Resource-Policy',
        'Strict-Transport-Security',
        'X-Content-Type-Options',
      ]),
  )
})
