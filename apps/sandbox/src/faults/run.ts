import { setTimeout as wait } from 'node:timers/promises'

import { seededRandom } from '../random.ts'
import { prepareMembers } from '../testing/preparedMembers.ts'
import { compare } from './compare.ts'
import { FAULTS } from './faults.ts'
import { memberOf } from './member.ts'
import { networkTo } from './network.ts'
import type { Stage } from './stage.ts'

/** Longest moves of the clock together: sessions last twelve hours, an open game four. */
const CLOCK_MS = 3 * 3_600_000

/** Longest single move of the clock: a session is idle after half an hour. */
const CLOCK_STEP_MS = 20 * 60_000

export interface RunOptions {
  readonly faults: number
  readonly members: number
  /** Longest pause of a member between two steps, ms. */
  readonly pauseMs: number
  readonly seed: number
  /** Part of the name of the faults to be tried; empty for all. */
  readonly only: string
}

/** Faults of one kind, with what members heard meanwhile. */
export interface Line {
  readonly name: string
  times: number
  readonly heard: Map<string, number>
  /** Differences between receipts and books; empty when all agreed. */
  readonly wrong: string[]
}

/**
 * Lets members move money while faults happen, and compares every receipt with the books after each.
 * @returns one line for each kind of fault
 */
export async function runFaults(
  stage: Stage,
  options: RunOptions,
  onFault: (line: Line) => void,
): Promise<Line[]> {
  const random = seededRandom(`faults ${options.seed}`)
  const prepared = await prepareMembers(stage.database, options.members)
  await Promise.all(stage.gateways.map((gateway) => gateway.revive()))
  const network = networkTo(
    stage.gateways.map(({ origin }) => origin),
    random.fork('network'),
  )
  const possible = FAULTS.filter(
    ({ name, isPossible }) => name.includes(options.only) && (isPossible?.(stage) ?? true),
  )
  const clockMoves = Math.ceil(options.faults / possible.length)
  const clockStepMs = Math.min(CLOCK_STEP_MS, Math.floor(CLOCK_MS / clockMoves))
  const lines = new Map<string, Line>()
  let line: Line | undefined
  const witness = (word: string) => line?.heard.set(word, (line.heard.get(word) ?? 0) + 1)
  const members = prepared.map((one) => memberOf(one, network, random.fork(`member ${one.id}`), witness))
  for (let count = 0; count < options.faults; count += 1) {
    const fault = possible[count % possible.length]
    if (!fault) break
    line = lines.get(fault.name) ?? { name: fault.name, times: 0, heard: new Map(), wrong: [] }
    lines.set(fault.name, line)
    line.times += 1
    const traffic = startTraffic(members, options.pauseMs, random.fork(`pauses ${count}`))
    await wait(random.integer(300, 1200))
    await fault.happens({ stage, network, random, clockStepMs })
    const troubles = await traffic.stop()
    await Promise.all(members.map((member) => member.stay()))
    await network.calm()
    line.wrong.push(...troubles, ...(await compare(members, network, random)))
    onFault(line)
  }
  return [...lines.values()]
}

/** Members who act with pauses until they are stopped; each ends the wish that it has begun. */
function startTraffic(
  members: ReturnType<typeof memberOf>[],
  pauseMs: number,
  random: ReturnType<typeof seededRandom>,
) {
  const stopping = new AbortController()
  const troubles: string[] = []
  const running = members.map(async (member) => {
    while (!stopping.signal.aborted) {
      await wait(random.integer(0, pauseMs), undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      await member.act().catch((error: unknown) => {
        troubles.push(error instanceof Error ? error.message : String(error))
      })
    }
  })
  return {
    stop: async (): Promise<string[]> => {
      stopping.abort()
      await Promise.all(running)
      return troubles
    },
  }
}
