/**
 * Lighthouse's figures of a brand's home on a phone: median of several runs, and beside it a floor, an empty page from
 * the same machine, below which no page can come here.
 *
 *   node bench/lighthouse.ts [--runs 5] [--path /m/home] [tenant…]
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'

import { loadTenants } from '@livery/tenant'

import { load, machine, median } from './machine.ts'
import { examine, type PageFigures } from './phoneLighthouse.ts'
import { root, runningSite } from './running.ts'

const SITE_PORT = 7353
const SANDBOX_PORT = 7352
const EMPTY_PAGE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Floor</title><p>Floor'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, path: { type: 'string', default: '/m/home' } },
})

/** Serves the empty page on a port that is free. */
async function floorPage(): Promise<{ readonly address: string } & AsyncDisposable> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(EMPTY_PAGE)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Medians over some runs, each figure by itself, rounded for the table. */
async function medians(address: string): Promise<Record<string, number>> {
  const runs: PageFigures[] = []
  for (let run = 0; run < Number(values.runs); run += 1) runs.push(await examine(address))
  const middle = (of: (figures: PageFigures) => number): number => median(runs.map(of))
  return {
    score: Math.round(middle(({ score }) => score)),
    'first paint ms': Math.round(middle(({ firstPaint }) => firstPaint)),
    'largest paint ms': Math.round(middle(({ largestPaint }) => largestPaint)),
    'speed index ms': Math.round(middle(({ speedIndex }) => speedIndex)),
    'blocked ms': Math.round(middle(({ blocked }) => blocked)),
    'layout shift': Number(middle(({ layoutShift }) => layoutShift).toFixed(4)),
    KB: Number(middle(({ kilobytes }) => kilobytes).toFixed(1)),
  }
}

const tenants = (await loadTenants(root))
  .map(({ config }) => config.id)
  .filter((id) => positionals.length === 0 || positionals.includes(id))
console.log(`node bench/lighthouse.ts ${process.argv.slice(2).join(' ')}`)
console.log(`${machine()}; load before: ${load()}; median of ${values.runs}\n`)
const rows: Record<string, Record<string, number>> = {}
{
  await using floor = await floorPage()
  rows['floor: an empty page'] = await medians(floor.address)
}
await using _running = await runningSite({ site: SITE_PORT, sandbox: SANDBOX_PORT })
for (const id of tenants)
  rows[`${id} ${values.path}`] = await medians(`http://${id}.localhost:${SITE_PORT}${values.path}`)
console.table(rows)
console.log(`load after: ${load()}`)
