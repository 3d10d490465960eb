import { setTimeout as wait } from 'node:timers/promises'

import type { Random } from '../random.ts'
import { MERCHANT } from '../testing/preparedMembers.ts'
import type { Network } from './network.ts'
import type { Stage } from './stage.ts'

/** Time in ms that a fault lasts, from and to. */
const LASTS_MS = [600, 2500] as const

export interface FaultContext {
  readonly stage: Stage
  readonly network: Network
  readonly random: Random
  /** Sum in ms by which all moves of the clock together stay below what ends sessions and games. */
  readonly clockStepMs: number
}

/** A kind of fault: it happens amid traffic, and is over when it resolves. */
export interface Fault {
  readonly name: string
  readonly happens: (context: FaultContext) => Promise<void>
  /** Undefined where it is possible on every stage. */
  readonly isPossible?: (stage: Stage) => boolean
}

const lasting = ({ random }: FaultContext) => wait(random.integer(...LASTS_MS))

/** Times in which the console is asked; a gateway under a load that it cannot carry answers 503 for a while. */
const TELLINGS = 20

/** Sends a request to the console of any gateway, again after a 503. */
async function tell({ stage, random }: FaultContext, method: string, path: string, body: unknown) {
  for (let times = 1; ; times += 1) {
    const { origin } = random.pick(stage.gateways)
    const answer = await fetch(origin + path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (answer.ok) return
    if (answer.status !== 503 || times === TELLINGS)
      throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    await wait(1000)
  }
}

/** Calls that are flooded, with the money ones among them. */
const FLOODED = ['transferWallet', 'createDeposit', 'withdraw', 'getWallet', 'launchGame']

/** Every kind of fault. A run goes round them until it has enough. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'one process killed',
    happens: async (context) => {
      const gateway = context.random.pick(context.stage.gateways)
      await gateway.kill()
      await lasting(context)
      await gateway.revive()
    },
  },
  {
    name: 'PostgreSQL restarted',
    isPossible: ({ server }) => server !== undefined,
    happens: ({ stage, random }) =>
      stage.server?.restart('fast', random.integer(0, 3000)) ?? Promise.resolve(),
  },
  {
    name: 'answers delayed by 5 s',
    happens: async ({ network: { weather } }) => {
      weather.delayMs = 5000
      await wait(6000)
      weather.delayMs = 0
    },
  },
  {
    name: '30 % of calls lost',
    happens: async (context) => {
      context.network.weather.lossRate = 0.3
      await lasting(context)
      await lasting(context)
      context.network.weather.lossRate = 0
    },
  },
  {
    name: '30 % of calls answered 500',
    happens: async (context) => {
      await tell(context, 'PUT', `/sandbox/state?merchant=${MERCHANT}`, { faultRate: 0.3 })
      await lasting(context)
      await tell(context, 'PUT', `/sandbox/state?merchant=${MERCHANT}`, { faultRate: 0 })
    },
  },
  {
    name: 'a flood of 429',
    happens: async (context) => {
      const faults = FLOODED.map((operationId) => ({
        operationId,
        status: 429,
        code: 'rate.limited',
        times: 200,
      }))
      await tell(context, 'PUT', `/sandbox/state?merchant=${MERCHANT}`, { faults })
      await lasting(context)
      await tell(context, 'PUT', `/sandbox/state?merchant=${MERCHANT}`, { faults: [] })
    },
  },
  {
    name: 'the clock moved on',
    happens: async (context) => {
      await tell(context, 'POST', '/sandbox/clock', { advanceMs: context.clockStepMs })
      await lasting(context)
    },
  },
  {
    name: 'the disk full',
    isPossible: ({ hasSmallDisk }) => hasSmallDisk,
    happens: async (context) => {
      const { stage } = context
      await stage.fillDisk()
      // Long enough that the files in use run out of the room they have.
      for (let time = 0; time < 3; time += 1) await lasting(context)
      await stage.freeDisk()
      // A server whose log had no room has ended.
      await stage.server?.revive()
      for (const gateway of stage.gateways) await gateway.revive()
    },
  },
  {
    name: 'all processes killed',
    happens: async (context) => {
      const { gateways } = context.stage
      await Promise.all(gateways.map((gateway) => gateway.kill()))
      await lasting(context)
      await Promise.all(gateways.map((gateway) => gateway.revive()))
    },
  },
  {
    name: 'PostgreSQL crashed',
    isPossible: ({ server }) => server !== undefined,
    happens: ({ stage, random }) =>
      stage.server?.restart('crash', random.integer(0, 3000)) ?? Promise.resolve(),
  },
]
