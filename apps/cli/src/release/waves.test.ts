import { describe, expect, it } from 'vitest'

import { hostAsked } from './gate.ts'
import { switchInWaves, wavesOf, type Switching } from './waves.ts'

const brands = (...tenants: string[]): Switching[] =>
  tenants.map((tenant) => ({ tenant, release: `${tenant}-0` }))
const names = (of: readonly Switching[]) => of.map(({ tenant }) => tenant).join('')

it.each([
  [false, ['play.ant.example', 'ant.localhost'], 'play.ant.example'],
  [true, ['play.ant.example', 'ant.localhost'], 'ant.localhost'],
  [false, ['ant.localhost'], 'ant.localhost'],
])('a gate asks a release (for trying: %s) of %j by %s', (isForTrying, hosts, host) => {
  expect(hostAsked(hosts, isForTrying)).toBe(host)
})

describe('waves', () => {
  it.each([
    [10, [10, 50, 100], [1, 4, 5]],
    [3, [1, 100], [1, 2]],
    [1, [5, 25, 100], [1]],
    [0, [100], []],
    [1000, [5, 25, 100], [50, 200, 750]],
  ])('of %i brands for %j', (count, shares, sizes) => {
    const waves = wavesOf(
      Array.from({ length: count }, (_, at) => at),
      shares,
    )
    expect(waves.map(({ length }) => length)).toEqual(sizes)
    expect(waves.flat()).toEqual(Array.from({ length: count }, (_, at) => at))
  })
})

/** Does the waves a, bc, def; what is done to which brand is recorded. */
async function carryOut(faults: {
  examine?: string
  switchOne?: string
  reload?: boolean
  takeBack?: string
  stays?: string
  passesOver?: string
}) {
  const done: string[] = []
  const result = await switchInWaves([brands('a'), brands('b', 'c'), brands('d', 'e', 'f')], {
    switchOne: async ({ tenant }) => {
      if (faults.switchOne === tenant) throw new Error('is damaged')
      if (faults.passesOver?.includes(tenant) === true) return undefined
      done.push(`+${tenant}`)
      return tenant
    },
    reload: async () => {
      done.push('reload')
      if (faults.reload === true && done.length > 3) throw new Error('no reload')
    },
    examine: async ({ tenant }) => (faults.examine === tenant ? 'home answers 500' : ''),
    takeBack: async ({ tenant }) => {
      if (faults.takeBack === tenant) throw new Error('is not signed')
      done.push(`-${tenant}`)
      return faults.stays !== tenant
    },
  })
  return { done: done.join(' '), ...result }
}

describe('a switch in waves', () => {
  it('goes through all that are well', async () => {
    const { done, switched, failed } = await carryOut({})
    expect(done).toBe('+a reload +b +c reload +d +e +f reload')
    expect([names(switched.map(({ each }) => each)), failed]).toEqual(['abcdef', []])
  })

  it.each([
    ['is not well after its switch', { examine: 'c' }, '+a reload +b +c reload -b -c reload', 'c'],
    ['cannot be switched', { switchOne: 'c' }, '+a reload +b -b reload', 'c'],
    ['is not taken notice of', { reload: true }, '+a reload +b +c reload -b -c reload', 'b'],
  ])('takes back the wave of a brand that %s, and begins no other', async (_what, faults, order, bad) => {
    const { done, switched, failed } = await carryOut(faults)
    expect([done, names(switched.map(({ each }) => each))]).toEqual([order, 'a'])
    expect(names(failed.map(({ each }) => each))).toBe(bad)
  })

  it('takes back the others where one of the wave cannot be, and tells of both faults', async () => {
    const { done, failed, takenBack } = await carryOut({ examine: 'c', takeBack: 'b' })
    expect(done).toBe('+a reload +b +c reload -c reload')
    expect(failed.map(({ each, fault }) => `${each.tenant}: ${fault}`)).toEqual([
      'c: home answers 500',
      'b: was not taken back: is not signed',
    ])
    expect(names(takenBack)).toBe('c')
  })

  it('names no brand as taken back that stays as it is', async () => {
    expect(names((await carryOut({ examine: 'c', stays: 'b' })).takenBack)).toBe('c')
  })

  it('goes on without brands that are not to be switched any more, and examines none of them', async () => {
    const { done, switched, failed } = await carryOut({ passesOver: 'bcd', examine: 'd' })
    expect(done).toBe('+a reload +e +f reload')
    expect([names(switched.map(({ each }) => each)), failed]).toEqual(['aef', []])
  })

  it('fails as a command does when the first brand of all cannot be switched', async () => {
    await expect(carryOut({ switchOne: 'a' })).rejects.toThrow('is damaged')
  })

  it('switches several brands of a wave at a time, the very first by itself, and tells them in order', async () => {
    const all = brands(...Array.from({ length: 20 }, (_, at) => `b${at}`))
    let [busy, most, beside] = [0, 0, 0]
    const { switched } = await switchInWaves([all], {
      switchOne: async ({ tenant }) => {
        busy += 1
        most = Math.max(most, busy)
        if (tenant === 'b0') beside = busy
        // The later a brand is, the sooner it is done.
        await new Promise((resolve) => setTimeout(resolve, 20 - Number(tenant.slice(1))))
        if (tenant === 'b0') beside = Math.max(beside, busy)
        busy -= 1
        return tenant
      },
      reload: async () => {},
      examine: async () => '',
      takeBack: async () => true,
    })
    expect([most, beside]).toEqual([8, 1])
    expect(switched.map(({ result }) => result)).toEqual(all.map(({ tenant }) => tenant))
  })

  it('finishes the switches in progress after a fault, begins no other, and takes them back', async () => {
    const all = brands(...Array.from({ length: 20 }, (_, at) => `b${at}`))
    const [begun, back]: [string[], string[]] = [[], []]
    const { switched, failed } = await switchInWaves([all], {
      switchOne: async ({ tenant }) => {
        begun.push(tenant)
        if (tenant === 'b2') throw new Error('is damaged')
        await new Promise((resolve) => setTimeout(resolve, 10))
        return tenant
      },
      reload: async () => {},
      examine: async () => '',
      takeBack: async ({ tenant }) => back.push(tenant) > 0,
    })
    expect(begun).toEqual(all.slice(0, 9).map(({ tenant }) => tenant))
    expect(back).toEqual(begun.filter((tenant) => tenant !== 'b2'))
    expect([switched, failed.map(({ fault }) => fault)]).toEqual([[], ['is damaged']])
  })
})
