/**
 * Every table that has targets, one bench after the other, because two at once would measure each other. Ends with exit
 * code 1 when a row of any misses its target, or a bench fails.
 *
 *   npm run bench
 *
 * On an idle machine of two cores it takes about three quarters of an hour, most of it Lighthouse's. Each bench ends by itself.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { load, machine } from './machine.ts'
import { root } from './running.ts'

/** Command lines of the benches, as each prints its own. */
const BENCHES = [
  ['lighthouse.ts'],
  ['lighthouse.ts', '--throttling', 'devtools', '--path', '/m/home'],
  ['firstSeconds.ts'],
  ['visit.ts'],
  ['documents.ts'],
  ['fleet.ts'],
  ['serve.ts'],
]

console.log(`npm run bench\n${machine()}; load: ${load()}`)
const missed = BENCHES.filter(([file = '', ...args], at) => {
  console.log(`\nbench ${at + 1} of ${BENCHES.length}`)
  const { status } = spawnSync(process.execPath, [join(root, 'bench', file), ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  return status !== 0
})
for (const command of missed) console.error(`missed: node bench/${command.join(' ')}`)
process.exitCode = missed.length > 0 ? 1 : 0
