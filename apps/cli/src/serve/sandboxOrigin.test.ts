import { brotliCompressSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { sandboxOriginRewriter, type FileAnswer } from './sandboxOrigin.ts'

const origin = 'http://localhost:7410'
const { move, ownEtag } = sandboxOriginRewriter(origin)

const answer = (body: FileAnswer['body'], ...headers: [string, string][]): FileAnswer => ({
  status: 200,
  headers: [['ETag', '"a-1"'], ...headers],
  body,
})
const html: [string, string] = ['Content-Type', 'text/html; charset=utf-8']

describe('a sandbox origin', () => {
  it.each([
    ['as it is', 'frame-src http://localhost:7000;', `frame-src ${origin};`],
    ['in JSON', '{"frames":["http://localhost:7000"]}', `{"frames":["${origin}"]}`],
    ['before a path', 'http://localhost:7000/play/', `${origin}/play/`],
    ['not a longer port', 'http://localhost:70001', 'http://localhost:70001'],
    ['not a longer host', 'http://localhost:7000.example', 'http://localhost:7000.example'],
  ])('is rewritten: %s', (_what, said, moved) => {
    expect(move(answer(said, html)).body).toBe(moved)
    const packed = move(answer(brotliCompressSync(said), html, ['Content-Encoding', 'br']))
    expect([packed.body, packed.headers.some(([name]) => name === 'Content-Encoding')]).toEqual([
      moved,
      false,
    ])
  })

  it('changes the ETag of a page', () => {
    const { headers } = move(answer('', html))
    const etag = headers.find(([name]) => name === 'ETag')?.[1]
    expect(etag).toBe(`"a-1@${origin}"`)
    expect(ownEtag(etag)).toBe('"a-1"')
    expect(ownEtag('"a-1"')).toBeUndefined()
    expect(ownEtag(`"a-1@http://localhost:7000"`)).toBeUndefined()
    expect(ownEtag(undefined)).toBeUndefined()
  })
})

it('rewrites the policy of every answer and no script', () => {
  const policy: [string, string] = ['Content-Security-Policy', "frame-src 'self' http://localhost:7000"]
  const script = answer(
    'go("http://localhost:7000")',
    ['Content-Type', 'text/javascript; charset=utf-8'],
    policy,
  )
  const moved = move(script)
  expect(moved.body).toBe(script.body)
  expect(moved.headers).toContainEqual(['Content-Security-Policy', `frame-src 'self' ${origin}`])
})
