import { expect, test } from 'vitest'

import { auditLedger } from '../ledger/index.ts'
import { requestLog } from '../server/requestLog.ts'
import { createSandbox } from '../server/sandbox.ts'
import { freshFastest } from '../testing/databases.ts'
import { frozenClock } from '../testing/frozenClock.ts'
import { takeSteps } from './commands.ts'
import { createWorld, MODEL_MODULES, startOfModel } from './world.ts'

/** Steps in the test; `npm run model -- --steps 20000` takes more. */
const STEPS = 200

test('everything promised is paid once, and nothing else, while members play and time passes', async () => {
  const log = requestLog(() => undefined)
  const sandbox = await createSandbox({
    database: await freshFastest('seeded'),
    clock: frozenClock(startOfModel()),
    modules: MODEL_MODULES,
    log,
    ticking: false,
  })
  try {
    const world = await createWorld(sandbox)
    await takeSteps(world, STEPS, 2026)
    expect(world.members.length).toBeGreaterThan(3)
    expect(await auditLedger(sandbox.db)).toEqual([])
    expect(log.violations).toEqual([])
  } finally {
    await sandbox.close()
  }
}, 60_000)
