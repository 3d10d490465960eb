import { describe, expect, it } from 'vitest'

import { nextStep, runScheduled } from './schedule.mjs'
import { STEPS } from './testSteps.mjs'

interface Step {
  readonly name: string
  readonly cores?: number
  readonly after?: string[]
}

/** Runs steps that end in the order of `ends`, and returns which of them ran in parallel. */
async function timetable(steps: readonly Step[], ends: readonly string[], cores = 2) {
  const running = new Map<string, () => void>()
  const seen: string[][] = []
  const done = runScheduled([...steps], cores, ({ name }: Step) => {
    const ended = Promise.withResolvers<void>()
    running.set(name, ended.resolve)
    seen.push([...running.keys()])
    return ended.promise
  })
  for (const name of ends) {
    await new Promise(setImmediate)
    running.get(name)?.()
    running.delete(name)
  }
  await done
  return seen
}

describe('steps', () => {
  it('run in parallel up to the number of cores, in their order', async () => {
    const steps = [{ name: 'a' }, { name: 'b' }, { name: 'c' }]
    expect(await timetable(steps, ['b', 'a', 'c'])).toEqual([['a'], ['a', 'b'], ['a', 'c']])
  })

  it('that need every core run alone', async () => {
    const steps = [{ name: 'a' }, { name: 'whole', cores: 2 }, { name: 'b' }]
    expect(await timetable(steps, ['a', 'b', 'whole'])).toEqual([['a'], ['a', 'b'], ['whole']])
  })

  it('run one after the other on a machine with one core, also those that need two', async () => {
    const steps = [{ name: 'whole', cores: 2 }, { name: 'a' }]
    expect(await timetable(steps, ['whole', 'a'], 1)).toEqual([['whole'], ['a']])
  })

  it('wait for the steps before them', async () => {
    const steps = [{ name: 'a' }, { name: 'b', after: ['a'] }, { name: 'c' }]
    expect(await timetable(steps, ['c', 'a', 'b'])).toEqual([['a'], ['a', 'c'], ['b']])
  })

  it('do not wait for a step that is not part of the run', () => {
    const waiting = [{ name: 'b', after: ['a'] }]
    expect(nextStep({ waiting, running: [], cores: 2 })).toBe(waiting[0])
  })

  it('that wait for each other are refused', async () => {
    const steps = [
      { name: 'a', after: ['b'] },
      { name: 'b', after: ['a'] },
    ]
    await expect(timetable(steps, [])).rejects.toThrow('Steps wait for each other: a, b.')
  })
})

describe('the whole test', () => {
  it('names each step once, and waits only for existing steps', () => {
    const names = STEPS.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { after = [] } of STEPS) expect(names).toEqual(expect.arrayContaining(after))
  })
})

it.each(['format', 'lint'])('%s takes no orders from a settings file in a folder', (name) => {
  expect(STEPS.find((step) => step.name === name)?.command).toContain('--disable-nested-config')
})
