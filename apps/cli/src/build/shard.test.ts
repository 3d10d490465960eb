import { expect, it } from 'vitest'

import { inShard } from './shard.ts'

const ids = Array.from({ length: 1000 }, (_, at) => `brand-${at}`)
const shards = Array.from({ length: 8 }, (_, at) => inShard(ids, `${at + 1}/8`))

it('puts each brand into one shard, in shards of about the same size', () => {
  expect(shards.flat().toSorted()).toEqual(ids.toSorted())
  for (const { length } of shards) expect(Math.abs(length - 125)).toBeLessThan(45)
})

it('leaves a brand in its shard when others come and go', () => {
  const [first = []] = shards
  expect(inShard([...ids.slice(500), 'another'], '1/8').filter((id) => id !== 'another')).toEqual(
    first.filter((id) => ids.indexOf(id) >= 500),
  )
})

it('is all brands without a shard, or with one machine', () => {
  expect([inShard(ids, undefined), inShard(ids, '1/1')]).toEqual([ids, ids])
})

it.each(['0/8', '9/8', '3', '3/0', '-1/8', 'a/b', '1.5/8', ''])('%j is no shard', (shard) => {
  expect(() => inShard(ids, shard)).toThrow(`--shard is '${shard}'`)
})
