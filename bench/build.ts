/**
 * Build times of brands: cold, unchanged, with and without pictures, for a growing number of generated
 * brands, compared with full builds of the same site in the same run. Compare only figures of one run,
 * because all of them include the machine's load.
 * With --documents they are also built and renewed with the content of a gateway that knows every merchant.
 * node bench/build.ts [--brands 1,10,30,100] [--full 3] [--documents http://localhost:7000]
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { writeBrands } from './brands.ts'
import type { BundleFigures } from './bundleSite.ts'
import { load, median } from './machine.ts'
import { root } from './running.ts'
import type { StampFigures } from './stampAll.ts'

const { values } = parseArgs({
  options: {
    brands: { type: 'string', default: '1,10,30,100' },
    full: { type: 'string', default: '3' },
    documents: { type: 'string' },
  },
})
const sizes = values.brands.split(',').map(Number)
const most = Math.max(...sizes)
const place = join(root, '.cache/bench')

function measure<T>(script: string, ...args: string[]): T {
  const said = execFileSync(process.execPath, [join(import.meta.dirname, script), ...args], { cwd: root })
  return JSON.parse(said.toString()) as T
}

const stamp = (folder: string, ...more: string[]) => measure<StampFigures>('stampAll.ts', folder, ...more)

/** Removes bundles and build states; the cache of generated pictures stays, as between two real builds. */
async function forgetBundles(): Promise<void> {
  await rm(join(place, 'dist'), { recursive: true, force: true })
  await rm(join(place, '.cache/livery/stamps'), { recursive: true, force: true })
}

async function contentsOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file.slice(folder.length)).update(await readFile(file))
  return hash.digest('hex')
}

/** True when a build of the same brands at another path gives the same bytes. */
async function isSameElsewhere(count: number): Promise<boolean> {
  const other = await mkdtemp(join(tmpdir(), 'livery elsewhere '))
  try {
    await mkdir(join(other, 'tooling'))
    // Dependencies of the brands' files.
    await symlink(join(root, 'node_modules'), join(other, 'node_modules'))
    for (const folder of [place, other]) await writeBrands(folder, count)
    await forgetBundles()
    for (const folder of [place, other]) stamp(folder, 'pictures')
    return (await contentsOf(join(place, 'dist'))) === (await contentsOf(join(other, 'dist')))
  } finally {
    await rm(other, { recursive: true })
  }
}

const round = (value: number) => Number(value.toFixed(value < 100 ? 1 : 0))
const total = ({ check, build }: StampFigures) => check + build

console.log(`node bench/build.ts --brands ${values.brands} --full ${values.full}`)
console.log(`load of the machine before: ${load()}\n`)
await rm(place, { recursive: true, force: true })

// Compiles the site first, so that the compile does not count as the first brand's.
execFileSync(process.execPath, [join(root, 'apps/mobile/scripts/compile.ts')], { cwd: root })
const full = measure<BundleFigures>('bundleSite.ts', values.full)

const rows: Record<string, Record<string, number>> = {}
for (const count of sizes) {
  await writeBrands(place, count)
  await forgetBundles()
  const cold = stamp(place)
  const again = stamp(place)
  if (again.cached !== count) throw new Error(`${count - again.cached} unchanged brands were built again`)
  rows[`${count} brands`] = {
    'all, s': round(total(cold) / 1000),
    'of it checks, s': round(cold.check / 1000),
    'a brand, ms': round(total(cold) / count),
    'a brand, ms of work': round(cold.cpu / count),
    'unchanged, ms each': round(again.build / count),
    'memory, MiB': Math.round(cold.peak),
    'full builds instead, s': round((median(full.wall) * count) / 1000),
    'times cheaper': round((median(full.wall) * count) / total(cold)),
    'times less work': round((median(full.cpu) * count) / cold.cpu),
  }
}
console.table(rows)
console.log(
  `A full vite build of the site, without texts, compression and pictures: ${full.wall.map(round).join(', ')} ms` +
    ` (${values.full} measured, the median counts), ${Math.round(full.peak)} MiB.\n`,
)

if (values.documents !== undefined) {
  await forgetBundles()
  const made = stamp(place, values.documents)
  console.table({
    [`${most} brands with documents`]: {
      'all, s': round(total(made) / 1000),
      'renewed, s': round(made.refresh / 1000),
      's of work': round(made.cpu / 1000),
      'memory, MiB': Math.round(made.peak),
    },
  })
}

await rm(join(place, '.cache'), { recursive: true, force: true })
await forgetBundles()
const drawn = stamp(place, 'pictures')
await forgetBundles()
const kept = stamp(place, 'pictures')
console.table({
  'every picture drawn': {
    s: round(total(drawn) / 1000),
    's of work': round(drawn.cpu / 1000),
    'memory, MiB': Math.round(drawn.peak),
  },
  'pictures kept from before': {
    s: round(total(kept) / 1000),
    's of work': round(kept.cpu / 1000),
    'memory, MiB': Math.round(kept.peak),
  },
})
console.log(`${most} brands with 17 pictures each.`)
console.log(`The same bytes below another path: ${(await isSameElsewhere(3)) ? 'yes' : 'NO'}`)
console.log(`load of the machine after: ${load()}`)
