/**
 * Costs of a fleet of generated brands: check, build, release, promote and verify, each as its command, by clock, by
 * processor time of all its programs and by memory, for a growing number of brands; and what each further brand adds.
 * Bundles are production's, without pictures and without a gateway. Ends by itself after the minutes given.
 *
 *   node bench/fleet.ts [--brands 100,300,1000] [--minutes 10]
 */
import { lstat, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { writeBrand, writeBrands } from './brands.ts'
import { load, machine } from './machine.ts'
import { measured, type Measured } from './measured.ts'
import { progressOf } from './progress.ts'
import { root } from './running.ts'
import { missedBy, written, type Row, type Targets } from './targets.ts'

const { values } = parseArgs({
  options: {
    brands: { type: 'string', default: '100,300,1000' },
    minutes: { type: 'string', default: '10' },
  },
})
const place = join(root, '.cache/bench-fleet')
/** Fleets that were measured, until the end of the bench. */
const measuredBefore = join(root, '.cache/bench-fleet-done')
const sizes = values.brands.split(',').map(Number)
const deadline = performance.now() + Number(values.minutes) * 60_000

const BUNDLES = ['--all', '--no-pictures', '--offline']

interface Step {
  readonly name: string
  /** Arguments of `livery`. */
  readonly args: readonly string[]
  /** Preparation of a fleet of this size, unmeasured. */
  readonly before?: (size: number) => Promise<void>
  /** Bounds by number of brands. */
  readonly targets?: Readonly<Record<number, Targets>>
}

const most = (seconds: number, more: Targets = {}): Targets => ({ 'clock, s': { most: seconds }, ...more })

/** Forgets everything that an earlier command kept, but the compile of the site. */
const forget = () => rm(join(place, '.cache'), { recursive: true, force: true })

/**
 * Puts the last fleet aside. Removing it would cost the next one: ext4 gives a removed file's number to no other for five
 * minutes, and goes past all of them for each file that is created.
 */
async function putAside(): Promise<void> {
  await mkdir(measuredBefore, { recursive: true })
  await rename(place, join(measuredBefore, String(Date.now()))).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
}

/** Changes a file of the first brand. */
async function change(path: string, changed: (content: string) => string): Promise<void> {
  const [first = ''] = (await readdir(join(place, 'tenants'))).sort()
  const file = join(place, 'tenants', first, path)
  const before = await readFile(file, 'utf8')
  const after = changed(before)
  if (after === before) throw new Error(`${path} of ${first} has nothing to change`)
  await writeFile(file, after)
}

/** Changes of one brand: a text and a flag concern its bundle alone, another colour those that may have it. */
const CHANGES = {
  text: () => change('messages/EN.json', (texts) => texts.replace('Log in to', 'Log in here to')),
  flag: () => change('tenant.ts', (data) => data.replace('"VIP":true', '"VIP":false')),
  colour: () => change('brand.ts', (seeds) => seeds.replace(/"accent":"#\w{6}"/, '"accent":"#b5179e"')),
}

const STEPS: readonly Step[] = [
  { name: 'check anew', args: ['check'], before: forget, targets: { 1000: most(5) } },
  { name: 'check unchanged', args: ['check'], targets: { 1000: most(1) } },
  {
    name: 'build anew',
    args: ['build', ...BUNDLES, '--production'],
    before: forget,
    targets: { 1000: most(40, { 'work, s': { most: 60 }, 'memory, MiB': { most: 600 } }) },
  },
  { name: 'build unchanged', args: ['build', ...BUNDLES, '--production'], targets: { 1000: most(2) } },
  ...Object.entries(CHANGES).map(([what, before]) => ({
    name: `build, one ${what} changed`,
    args: ['build', ...BUNDLES, '--production'],
    before,
    targets: { 1000: most(1) },
  })),
  { name: 'release', args: ['release', ...BUNDLES], targets: { 100: most(3) } },
  { name: 'promote', args: ['promote', '--all'], targets: { 100: most(1) } },
  { name: 'verify', args: ['releases', 'verify'] },
  {
    name: 'build, one brand added',
    args: ['build', ...BUNDLES, '--production'],
    before: (size) => writeBrand(place, size),
  },
]

/** Bytes and entries of a folder, each content once, however many names it has. */
async function spaceOf(folder: string): Promise<{ bytes: number; entries: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const seen = new Map<number, number>()
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const { ino, size } = await lstat(join(entry.parentPath, entry.name))
    seen.set(ino, size)
  }
  return { bytes: [...seen.values()].reduce((sum, size) => sum + size, 0), entries: entries.length }
}

const round = (value: number) => Number(value.toFixed(value < 10 ? 2 : 1))

interface Fleet {
  readonly size: number
  readonly steps: ReadonlyMap<string, Measured>
  readonly bundles: { bytes: number; entries: number }
  readonly store: { bytes: number; entries: number }
}

const tell = progressOf(sizes.reduce((sum, size) => sum + size * STEPS.length, 0))
const livery = join(root, 'apps/cli/bin/livery.js')

async function measureFleet(size: number): Promise<Fleet> {
  await putAside()
  await writeBrands(place, size)
  const steps = new Map<string, Measured>()
  for (const { name, args, before } of STEPS) {
    await before?.(size)
    const left = (deadline - performance.now()) / 1000
    if (left <= 0) throw new Error(`${values.minutes} minutes are over`)
    const figures = await measured(process.execPath, [livery, '--root', place, ...args], left)
    steps.set(name, figures)
    tell(`${size} brands, ${name}: ${round(figures.wall)} s`, size)
  }
  const [bundles, store] = [await spaceOf(join(place, 'dist')), await spaceOf(join(place, 'releases'))]
  return { size, steps, bundles, store }
}

function rowsOf({ size, steps }: Fleet): Record<string, Row> {
  const rows = STEPS.flatMap(({ name, targets = {} }): [string, Row][] => {
    const figures = steps.get(name)
    if (figures === undefined) return []
    const { wall, work, peak } = figures
    const row = { 'clock, s': round(wall), 'work, s': round(work), 'memory, MiB': Math.round(peak) }
    const bounds = targets[size] ?? {}
    const reach = Object.entries(bounds).map(([column, bound]) => `${column.split(',')[0]} ${written(bound)}`)
    return [
      [
        `${name}, ${size}`,
        { ...row, 'to reach': reach.join('; '), missed: missedBy(row, bounds).join('; ') },
      ],
    ]
  })
  return Object.fromEntries(rows)
}

/** Costs that each brand between two sizes adds. */
function growth(small: Fleet, large: Fleet): Record<string, Row> {
  const more = large.size - small.size
  const ms = STEPS.map(({ name }): [string, Row] => {
    const [a, b] = [small.steps.get(name), large.steps.get(name)]
    const each = (of: 'wall' | 'work') => round((((b?.[of] ?? 0) - (a?.[of] ?? 0)) / more) * 1000)
    return [name, { 'clock, ms': each('wall'), 'work, ms': each('work') }]
  })
  const space = (['bundles', 'store'] as const).map((what): [string, Row] => [
    what,
    {
      KiB: round((large[what].bytes - small[what].bytes) / more / 1024),
      entries: round((large[what].entries - small[what].entries) / more),
    },
  ])
  return Object.fromEntries([...ms, ...space])
}

console.log(`node bench/fleet.ts --brands ${values.brands} --minutes ${values.minutes}`)
console.log(`${machine()}; load before: ${load()}\n`)
// One small run first: the compile of the site counts as no brand's.
await putAside()
await writeBrands(place, 1)
await measured(process.execPath, [livery, '--root', place, 'build', ...BUNDLES], Number(values.minutes) * 60)
const fleets: Fleet[] = []
try {
  for (const size of sizes) fleets.push(await measureFleet(size))
} catch (error) {
  process.exitCode = 1
  console.error(String(error))
}
console.table(Object.assign({}, ...fleets.map(rowsOf)) as Record<string, Row>)
const [smallest, largest] = [fleets[0], fleets.at(-1)]
if (smallest !== undefined && largest !== undefined && largest.size > smallest.size) {
  console.log(`A further brand adds (between ${smallest.size} and ${largest.size}):`)
  console.table(growth(smallest, largest))
}
for (const each of [place, measuredBefore]) await rm(each, { recursive: true, force: true })
console.log(`load after: ${load()}`)
