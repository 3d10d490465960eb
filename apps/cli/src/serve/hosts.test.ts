import { expect, it } from 'vitest'

import { hostName, openHostIndex } from './hosts.ts'

it.each([
  ['Play.Example:8080', 'play.example'],
  ['play.example.', 'play.example'],
  ['play.example.:443', 'play.example'],
  ['play.example', 'play.example'],
  ['', ''],
])('%j is the host %j', (header, host) => {
  expect(hostName(header)).toBe(host)
})

/** Brands by id, and how often each was looked at. */
function countedIndex(brands: Map<string, readonly string[]>) {
  const looked: string[] = []
  const index = openHostIndex({
    ids: () => Promise.resolve([...brands.keys()].sort()),
    current: async (id) => {
      looked.push(id)
      const hosts = brands.get(id)
      return hosts && { id, hosts }
    },
  })
  return { index, looked }
}

it('looks at one brand for a request, whatever their number', async () => {
  const brands = new Map(Array.from({ length: 500 }, (_, at) => [`b${at}`, [`b${at}.example`]]))
  const { index, looked } = countedIndex(brands)
  await index.list()
  looked.length = 0
  for (const host of ['b7.example', 'b499.example:80', 'B7.example.'])
    expect(await index.find(host)).toBeDefined()
  expect(looked).toEqual(['b7', 'b499', 'b7'])
})

it('notices a host that moved, went or came', async () => {
  const brands = new Map([
    ['one', ['a.example', 'b.example']],
    ['two', ['c.example']],
  ])
  const { index } = countedIndex(brands)
  const owner = async (host: string) => (await index.find(host))?.id
  expect([await owner('a.example'), await owner('c.example')]).toEqual(['one', 'two'])
  brands.set('one', ['a.example'])
  brands.set('two', ['b.example'])
  brands.set('three', ['d.example'])
  await index.list()
  const owners = await Promise.all(['a', 'b', 'c', 'd'].map((name) => owner(`${name}.example`)))
  expect(owners).toEqual(['one', 'two', undefined, 'three'])
  brands.delete('three')
  expect(await owner('d.example')).toBeUndefined()
})

it('gives a host that two brands claim to the first', async () => {
  const { index } = countedIndex(
    new Map([
      ['b', ['x.example']],
      ['a', ['x.example']],
    ]),
  )
  expect((await index.find('x.example'))?.id).toBe('a')
})
