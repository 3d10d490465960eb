import { describe, expect, it } from 'vitest'

import { readGameMessage } from './gameMessage.ts'

const origin = 'https://games.example'

describe('readGameMessage', () => {
  it.each(['ready', 'balance', 'exit'] as const)('reads %s', (kind) => {
    expect(readGameMessage({ origin, data: { type: `livery:${kind}`, balance: '5.00' } }, origin)).toEqual({
      kind,
    })
  })

  it.each([
    ['another origin', { origin: 'https://games.example.evil', data: { type: 'livery:exit' } }],
    ['another protocol', { origin, data: { type: 'webpackOk' } }],
    ['an unknown event', { origin, data: { type: 'livery:navigate' } }],
    ['a name of every object', { origin, data: { type: 'constructor' } }],
    ['a text', { origin, data: 'livery:exit' }],
    ['nothing', { origin, data: null }],
  ])('ignores %s', (_name, event) => {
    expect(readGameMessage(event, origin)).toBeUndefined()
  })
})
