import { parseArgs } from 'node:util'

import { auditLedger } from '../ledger/index.ts'
import { requestLog } from '../server/requestLog.ts'
import { createSandbox } from '../server/sandbox.ts'
import { frozenClock } from '../testing/frozenClock.ts'
import { takeSteps } from './commands.ts'
import { runTwoSandboxes } from './twoSandboxes.ts'
import { createWorld, MODEL_MODULES, startOfModel } from './world.ts'

/**
 * Command of the model. `npm run model -- --steps 20000 --seed 7` takes random steps in one sandbox and ends
 * with the first difference; `npm run model -- --postgres --steps 600` does so with two sandboxes on one
 * PostgreSQL, which are killed now and then.
 */
const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '2026' },
    postgres: { type: 'boolean', default: false },
  },
})
const steps = Number(values.steps)
const seed = Number(values.seed)
if (!Number.isInteger(steps) || steps < 1 || !Number.isInteger(seed))
  throw new Error('--steps and --seed are whole numbers.')

if (values.postgres) await runTwoSandboxes(steps, seed)
else await runOneSandbox()

async function runOneSandbox(): Promise<void> {
  const log = requestLog()
  const sandbox = await createSandbox({
    clock: frozenClock(startOfModel()),
    modules: MODEL_MODULES,
    log,
    ticking: false,
  })
  const world = await createWorld(sandbox)
  const began = performance.now()
  for (let reached = 0; reached < steps; reached = world.steps) {
    await takeSteps(world, Math.min(steps, reached + 1000), seed + reached)
    const faults = [...(await auditLedger(sandbox.db)), ...log.violations]
    if (faults.length > 0) throw new Error(faults.join('\n'))
    const day = sandbox.services.clock.now().toISOString().slice(0, 10)
    const rewards = world.members.reduce((sum, member) => sum + member.rewards.size, 0)
    const pays = world.members.reduce((sum, member) => sum + member.pays.length, 0)
    const seconds = Math.round((performance.now() - began) / 1000)
    console.log(
      `${world.steps} steps, ${day}, ${world.members.length} members, ${rewards} rewards, ${pays} pays, ${seconds} s`,
    )
  }
  console.log([...world.taken].map(([step, count]) => `${step}: ${count}`).join(', '))
  await sandbox.close()
  console.log('Everything promised was paid once, and nothing else.')
}
