/**
 * Bytes that home's first visit fetches in ten seconds and work of its main thread in six, per brand, beside a page of
 * the same libraries and nothing else. Processor time is at full speed and does not depend on what else the machine
 * does; bytes are those over the wire.
 *
 *   node bench/firstSeconds.ts [--runs 3] [tenant…]
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { loadTenants } from '@livery/tenant'

import { bareChromium, type BareTab } from './bareChromium.ts'
import { libraryPage } from './floorPage.ts'
import { load, machine, median } from './machine.ts'
import { workOfMainThread, type MainThreadWork } from './mainThread.ts'
import { root, runningSite } from './running.ts'
import { printRows, type Row } from './targets.ts'

const SITE_PORT = 7355
const SANDBOX_PORT = 7354
const PHONE = { width: 412, height: 823 }
/** Time of a phone's task at full speed that is 50 ms on one that is four times slower, ms. */
const LONG_TASK_MS = 12.5
/** Most script in times of the floor's. */
const TIMES_FLOOR = 1.45

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
})

/** Bytes by kind and number of requests of a visit's first ten seconds. */
async function fetched(tab: BareTab, address: string): Promise<Row> {
  const kinds = new Map<string, string>()
  const bytes: Record<string, number> = {}
  tab.session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  tab.session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  await tab.session.send('Network.enable')
  await tab.session.send('Page.navigate', { url: address })
  await pause(10_000)
  const kilobytes = (kind: string): number => Number(((bytes[kind] ?? 0) / 1000).toFixed(1))
  return {
    'script KB': kilobytes('Script'),
    scripts: [...kinds.values()].filter((kind) => kind === 'Script').length,
    'document KB': kilobytes('Document'),
    'faces KB': kilobytes('Font'),
    'pictures KB': kilobytes('Image'),
    requests: kinds.size,
  }
}

/** Work of the main thread in a visit's first six seconds. */
const worked = (tab: BareTab, address: string): Promise<MainThreadWork> =>
  workOfMainThread(tab, async () => {
    await tab.session.send('Page.navigate', { url: address })
    await pause(6_000)
  })

/** One look at a page in a browser of its own, with nothing cached. */
async function look<Seen>(
  of: (tab: BareTab, address: string) => Promise<Seen>,
  address: string,
): Promise<Seen> {
  await using tab = await bareChromium(PHONE)
  return await of(tab, address)
}

async function figures(address: string): Promise<Row> {
  const all: number[] = []
  const script: number[] = []
  const longest: number[] = []
  for (let run = 0; run < Number(values.runs); run += 1) {
    const work = await look(worked, address)
    all.push(work.tasks.reduce((sum, task) => sum + task, 0))
    script.push(work.script)
    longest.push(work.tasks[0] ?? Number.NaN)
  }
  return {
    ...(await look(fetched, address)),
    'main thread ms': Math.round(median(all)),
    'of it script ms': Math.round(median(script)),
    'longest task ms': Number(median(longest).toFixed(1)),
  }
}

const wanted = positionals.length === 0 ? ['aurora', 'lotus', 'meridian'] : positionals
const tenants = (await loadTenants(root)).map(({ config }) => config.id).filter((id) => wanted.includes(id))
console.log(`node bench/firstSeconds.ts ${process.argv.slice(2).join(' ')}`)
console.log(`${machine()}; load before: ${load()}; median of ${values.runs}\n`)
const FLOOR = 'floor: the libraries'
const rows: Record<string, Row> = {}
{
  await using floor = await libraryPage()
  rows[FLOOR] = await figures(floor.address)
}
await using _running = await runningSite({ site: SITE_PORT, sandbox: SANDBOX_PORT })
for (const id of tenants) rows[id] = await figures(`http://${id}.localhost:${SITE_PORT}/m/home`)
const floorScript = Number(rows[FLOOR]?.['script KB'])
printRows(
  rows,
  {
    'script KB': { most: Math.min(130, Number((floorScript * TIMES_FLOOR).toFixed(1))) },
    scripts: { most: 12 },
    'main thread ms': { most: 330 },
    'of it script ms': { most: 120 },
    'longest task ms': { most: LONG_TASK_MS },
  },
  [FLOOR],
)
console.log(`load after: ${load()}`)
