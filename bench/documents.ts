/**
 * Time in which a hundred brands with documents are built, without pictures, and renewed from their gateway's answers:
 * first with the same answers, where nothing is to be made, then all of them anew. Times are those of the machine: compare
 * them within one run.
 *
 *   node bench/documents.ts [--brands 100]
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'

import { loadTenants } from '@livery/tenant'

import { anyMerchant } from './anyMerchant.ts'
import { writeBrands } from './brands.ts'
import { load, machine } from './machine.ts'
import { root, running } from './running.ts'
import type { StampFigures } from './stampAll.ts'
import { printRows } from './targets.ts'

const SANDBOX_PORT = 7358
const GATEWAY_PORT = 7359

const { values } = parseArgs({ options: { brands: { type: 'string', default: '100' } } })
const place = join(root, '.cache/bench-documents')
const gateway = `http://localhost:${GATEWAY_PORT}`

/** Builds and renews the brands once in a process of its own, while this one is their gateway. */
async function stamp(): Promise<StampFigures> {
  const script = join(import.meta.dirname, 'stampAll.ts')
  const child = spawn(process.execPath, [script, place, gateway], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (code !== 0) throw new Error(`${script} ended with exit code ${code}.`)
  return JSON.parse(printed) as StampFigures
}

console.log(`node bench/documents.ts --brands ${values.brands}`)
console.log(`${machine()}; load before: ${load()}\n`)
const [known] = await loadTenants(root)
if (known === undefined) throw new Error('The repository has no brand.')
await using _sandbox = await running(
  process.execPath,
  ['apps/sandbox/src/main.ts'],
  { SANDBOX_PORT: String(SANDBOX_PORT) },
  `http://localhost:${SANDBOX_PORT}/sandbox/state`,
)
await using _gateway = await anyMerchant(
  { own: GATEWAY_PORT, sandbox: SANDBOX_PORT },
  known.config.merchantCode,
)
await rm(place, { recursive: true, force: true })
await writeBrands(place, Number(values.brands))
const { check, build, asked, refresh, cpu, work, peak } = await stamp()
await rm(place, { recursive: true, force: true })
const seconds = (ms: number): number => Number((ms / 1000).toFixed(1))
printRows(
  {
    [`${values.brands} brands`]: {
      'built, s': seconds(check + build),
      'nothing new, s': seconds(asked),
      'renewed, s': seconds(refresh),
      's of work': seconds(cpu),
      'build, ms a brand': Math.round(work.build / Number(values.brands)),
      'renewal, ms a brand': Math.round(work.refresh / Number(values.brands)),
      'memory, MiB': Math.round(peak),
    },
  },
  { 'built, s': { most: 8 }, 'nothing new, s': { most: 5 }, 'renewed, s': { most: 5 } },
)
console.log(`load after: ${load()}`)
