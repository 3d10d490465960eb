/**
 * Prints the brands that a change can affect, and the shards that stamp them, as output lines of a workflow's step:
 * `brands=["aurora"]` and `shards=["1/1"]`.
 */
import { execFileSync } from 'node:child_process'

import { affectedBrands, shardsFor } from './affectedBrands.ts'

const plan = execFileSync('turbo', ['run', 'stamp', '--dry=json'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'inherit'],
})
const brands = affectedBrands(plan)
console.log(`brands=${JSON.stringify(brands)}`)
console.log(`shards=${JSON.stringify(shardsFor(brands))}`)
