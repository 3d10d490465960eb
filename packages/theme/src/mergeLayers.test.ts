import { describe, expect, it } from 'vitest'

import { mergeLayers } from './mergeLayers.ts'

describe('layers of data', () => {
  // Cases of RFC 7396, appendix A, that objects and lists can be.
  it.each<[below: unknown, above: unknown, merged: unknown]>([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['c', 'd'],
    ],
    [{ a: 'b' }, ['c'], ['c']],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])('%j below %j is %j', (below, above, merged) => {
    expect(mergeLayers(below, above)).toEqual(merged)
  })

  it('alone stays as it is, and none is changed', () => {
    const only = { a: null, b: { c: 1 } }
    expect(mergeLayers(only)).toBe(only)
    mergeLayers(only, { b: { c: 2 } })
    expect(only).toEqual({ a: null, b: { c: 1 } })
  })

  it('are laid over each other in their order', () => {
    expect(mergeLayers({ a: 1, b: 1, c: 1 }, { b: 2, c: 2 }, { c: 3 })).toEqual({ a: 1, b: 2, c: 3 })
  })
})
