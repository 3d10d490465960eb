import { expect, it, vi } from 'vitest'

import { allOf } from './allOf.ts'

const asked = (data: string | undefined, error: Error | null = null) => ({
  data,
  error,
  refetch: vi.fn<() => Promise<unknown>>().mockResolvedValue(undefined),
})
const lost = new Error('lost')

it.each([
  ['all answered', [asked('a'), asked('b')], ['a', 'b'], null],
  ['one on its way', [asked('a'), asked(undefined)], undefined, null],
  ['one failed', [asked(undefined), asked(undefined, lost)], undefined, lost],
  ['one not renewed', [asked('a'), asked('b', lost)], ['a', 'b'], null],
])('%s', (_, queries, data, error) => {
  expect(allOf(...queries)).toMatchObject({ data, error })
})

it('asks again only for what failed', async () => {
  const [there, failed, late] = [asked('a'), asked(undefined, lost), asked(undefined)]
  await allOf(there, failed, late).refetch()
  expect([there, failed, late].map(({ refetch }) => refetch.mock.calls.length)).toEqual([0, 1, 0])
})
