/** Prints the brands that a change can affect, as one output line of a workflow's step: `brands=["aurora"]`. */
import { execFileSync } from 'node:child_process'

import { affectedBrands } from './affectedBrands.ts'

const plan = execFileSync('turbo', ['run', 'stamp', '--dry=json'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'inherit'],
})
console.log(`brands=${JSON.stringify(affectedBrands(plan))}`)
