/**
 * Lighthouse's figures of a brand's first pages on a phone: median of several runs, and beside it a floor, an empty page
 * from the same machine, below which no page can come here.
 *
 *   node bench/lighthouse.ts [--runs 5] [--path /m/home …] [--throttling devtools] [tenant…]
 */
import { parseArgs } from 'node:util'

import { loadTenants } from '@livery/tenant'

import { onFreePort } from './freePort.ts'
import { load, machine, median } from './machine.ts'
import { examine, THROTTLINGS, type PageFigures } from './phoneLighthouse.ts'
import { progressOf } from './progress.ts'
import { root, runningSite } from './running.ts'
import { printRows, type Row, type Targets } from './targets.ts'

const SITE_PORT = 7353
const SANDBOX_PORT = 7352
const EMPTY_PAGE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Floor</title><p>Floor'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    path: {
      type: 'string',
      multiple: true,
      default: ['/m/home', '/m/login', '/m/gameCenter', '/m/activity'],
    },
    throttling: { type: 'string', default: 'simulate' },
  },
})
const throttling = THROTTLINGS.find((method) => method === values.throttling)
if (throttling === undefined) throw new Error(`--throttling is one of ${THROTTLINGS.join(', ')}.`)

/** Brands that are measured unless others are named: all measure the same code, so three looks are enough. */
const BRANDS = ['aurora', 'lotus', 'meridian']

/** With real throttling times are those of the machine, and fewer of them say something of the page. */
const TARGETS: Readonly<Record<typeof throttling, Targets>> = {
  simulate: {
    score: { least: 98 },
    'first paint ms': { most: 1_000 },
    'largest paint ms': { most: 1_600 },
    'speed index ms': { most: 1_600 },
    'blocked ms': { most: 50 },
    'layout shift': { most: 0.01 },
  },
  devtools: { 'largest paint ms': { most: 2_000 }, 'interactive ms': { most: 3_500 } },
}

/** Medians over some runs, each figure by itself, rounded for the table. */
async function medians(name: string, address: string): Promise<Row> {
  const runs: PageFigures[] = []
  for (let run = 0; run < Number(values.runs); run += 1) {
    runs.push(await examine(address, throttling))
    tell(name)
  }
  const middle = (of: (figures: PageFigures) => number): number => median(runs.map(of))
  return {
    score: Math.round(middle(({ score }) => score)),
    'first paint ms': Math.round(middle(({ firstPaint }) => firstPaint)),
    'largest paint ms': Math.round(middle(({ largestPaint }) => largestPaint)),
    'speed index ms': Math.round(middle(({ speedIndex }) => speedIndex)),
    'blocked ms': Math.round(middle(({ blocked }) => blocked)),
    'interactive ms': Math.round(middle(({ interactive }) => interactive)),
    'layout shift': Number(middle(({ layoutShift }) => layoutShift).toFixed(4)),
    KB: Number(middle(({ kilobytes }) => kilobytes).toFixed(1)),
  }
}

const wanted = positionals.length === 0 ? BRANDS : positionals
const tenants = (await loadTenants(root)).map(({ config }) => config.id).filter((id) => wanted.includes(id))
console.log(`node bench/lighthouse.ts ${process.argv.slice(2).join(' ')}`)
console.log(`${machine()}; load before: ${load()}; median of ${values.runs}\n`)
const FLOOR = 'floor: an empty page'
// The floor has no run without a figure; each page has one, in which the gateway draws its pictures.
const tell = progressOf(Number(values.runs) + values.path.length * tenants.length * (Number(values.runs) + 1))
const rows: Record<string, Row> = {}
{
  await using floor = await onFreePort((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(EMPTY_PAGE)
  })
  rows[FLOOR] = await medians(FLOOR, floor.address)
}
await using _running = await runningSite({ site: SITE_PORT, sandbox: SANDBOX_PORT })
for (const path of values.path)
  for (const id of tenants) {
    const address = `http://${id}.localhost:${SITE_PORT}${path}`
    // The gateway draws a picture when it is asked for the first time, and keeps it.
    await examine(address, throttling)
    tell(`${id} ${path}`)
    rows[`${id} ${path}`] = await medians(`${id} ${path}`, address)
  }
printRows(rows, TARGETS[throttling], [FLOOR])
console.log(`load after: ${load()}`)
