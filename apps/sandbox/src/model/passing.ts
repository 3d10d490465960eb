import { SETTLING_MS } from '../jobs/job.ts'
import { runDueJobs } from '../jobs/runJobs.ts'
import { settleAllDueBets } from '../lottery/settle.ts'
import { duePays, teamBelow } from './agentExpectation.ts'
import { expectPassing } from './expectation.ts'
import { expectDraws } from './playSteps.ts'
import { expectSweep } from './transferSteps.ts'
import { nowOf, type World } from './world.ts'

const HOUR_MS = 3_600_000

/** Moves the clock and runs what has become due. */
export async function pass(world: World, ms: number): Promise<void> {
  const { services } = world.sandbox
  const from = nowOf(world)
  services.clock.advance(ms)
  for (const { name, failure } of await runDueJobs(services))
    if (failure !== undefined) throw new Error(`${name} failed: ${failure}`)
  await settleAllDueBets(world.sandbox.db, services.clock.now())
  expectPassing(world.members, from, nowOf(world), world.hasReferral)
  expectPays(world)
  expectSweep(world)
  expectDraws(world, nowOf(world))
}

/** Everything that contracts owe up to the last full hour. */
function expectPays(world: World): void {
  const until = Math.floor((nowOf(world) - SETTLING_MS) / HOUR_MS) * HOUR_MS
  for (const agent of world.members) {
    if (agent.contracts.length === 0) continue
    const movements = teamBelow(world.members, agent).flatMap((member) => member.movements)
    for (const contract of agent.contracts) {
      if (contract.state !== 'active') continue
      const pays = duePays(contract, movements, until)
      agent.pays.push(...pays)
      const earned = pays.reduce((sum, { amount }) => sum + amount, 0n)
      agent.commission += earned
      agent.balance += earned
    }
  }
}
