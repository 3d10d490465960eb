/**
 * What a site costs that is built once for every brand: full `vite build`s of it, one after the other in one process,
 * which is the cheapest way of making many. `bench/build.ts` starts it: `node bench/bundleSite.ts <times>`.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { bundleSite } from '@livery/mobile/compile'

/** Figures of each build, ms; the first one also loads the bundler. */
export interface BundleFigures {
  readonly wall: readonly number[]
  readonly cpu: readonly number[]
  /** Most memory the process ever had, MiB. */
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
