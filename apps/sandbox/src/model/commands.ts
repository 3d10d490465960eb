import * as fc from 'fast-check'

import { answering, offering, reporting } from './agentSteps.ts'
import { cancelling, depositing, paying, refusing } from './depositSteps.ts'
import { pass } from './passing.ts'
import { betting, drawing, ticketing } from './playSteps.ts'
import { applying, claiming, deciding, inviting, pointing } from './rewardSteps.ts'
import { MOST_MEMBERS, nth, Step } from './step.ts'
import { transferring } from './transferSteps.ts'
import { closing, withdrawing } from './withdrawalSteps.ts'
import { MERCHANTS, register, type World } from './world.ts'

const MINUTE_MS = 60_000

const registering = fc.tuple(fc.constantFrom(...MERCHANTS), fc.option(nth)).map(
  ([merchant, host]) =>
    new Step(`register at ${merchant}`, async (world) => {
      if (world.members.length >= MOST_MEMBERS) return
      const hosts = world.members.filter((member) => member.merchant === merchant)
      await register(world, merchant, host === null ? undefined : hosts[host % Math.max(1, hosts.length)])
    }),
)

/** Minutes of the moves of the clock: seldom a month, so that most days have bets. */
const MOVES = [1, 1, 1, 3, 10, 10, 10, 60, 60, 60, 600, 600, 1440, 1440, 1440, 10_080, 43_200] as const

const waiting = fc
  .constantFrom(...MOVES)
  .map((minutes) => new Step(`${minutes} minutes pass`, (world) => pass(world, minutes * MINUTE_MS)))

/** All steps; bets and time more often than others. */
const STEPS: fc.Arbitrary<fc.AsyncCommand<object, World>>[] = [
  registering,
  depositing,
  paying,
  paying,
  refusing,
  cancelling,
  betting,
  betting,
  betting,
  ticketing,
  drawing,
  transferring,
  claiming,
  claiming,
  applying,
  deciding,
  withdrawing,
  closing,
  closing,
  inviting,
  waiting,
  waiting,
  pointing,
  offering,
  answering,
  reporting,
]

/** Steps of one round of commands; a world lives through several rounds. */
const ROUND = 100

/**
 * Takes random steps in a world until there were so many.
 * @throws Error with the steps that led to the first difference
 */
export async function takeSteps(world: World, steps: number, seed: number): Promise<void> {
  for (let round = 0; world.steps < steps; round += 1) {
    const commands = fc.commands(STEPS, { maxCommands: Math.min(ROUND, steps), size: 'max' })
    await fc.assert(
      fc.asyncProperty(commands, (sequence) =>
        fc.asyncModelRun(() => ({ model: {}, real: world }), sequence),
      ),
      { numRuns: 1, seed: seed + round, endOnFailure: true },
    )
  }
}
