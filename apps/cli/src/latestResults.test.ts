import { expect, it, vi } from 'vitest'

import { latestResults } from './latestResults.ts'

it('makes a result once while it is kept, and keeps the latest of them', () => {
  const results = latestResults<string>(2)
  const make = vi.fn<(key: string) => string>((key) => `${key}!`)
  const ask = (key: string) => results.of(key, () => make(key))
  expect(['a', 'b', 'a', 'c', 'b', 'a'].map(ask)).toEqual(['a!', 'b!', 'a!', 'c!', 'b!', 'a!'])
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a'])
  expect(results.size()).toBe(2)
})
