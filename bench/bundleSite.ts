/**
 * Cost of building the site separately for every brand: full `vite build`s in sequence in one process, the
 * cheapest way of making many. Started by `bench/build.ts`: `node bench/bundleSite.ts <times>`.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { bundleSite } from '@livery/mobile/compile'

/** Times of each build in ms; the first also loads the bundler. */
export interface BundleFigures {
  readonly wall: readonly number[]
  readonly cpu: readonly number[]
  /** Peak memory of the process in MiB. */
  readonly peak: number
}

const folder = await mkdtemp(join(tmpdir(), 'livery-full-'))
const wall: number[] = []
const cpu: number[] = []
for (let time = 0; time < Number(process.argv[2]); time++) {
  const before = process.cpuUsage()
  const started = performance.now()
  await bundleSite(join(folder, String(time)))
  wall.push(performance.now() - started)
  const { user, system } = process.cpuUsage(before)
  cpu.push((user + system) / 1000)
}
await rm(folder, { recursive: true })
const figures: BundleFigures = { wall, cpu, peak: process.resourceUsage().maxRSS / 1024 }
console.log(JSON.stringify(figures))
