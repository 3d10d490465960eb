/**
 * Requests a second that `livery serve` answers for a growing number of brands: 20 clients ask for home, a document,
 * the main script, a text and an unknown host's home, of one brand after the other. Promoted releases with --releases.
 * Compare only figures of one run, because client and server share the machine.
 *
 *   node bench/serve.ts [--brands 100,1000] [--seconds 10] [--clients 20] [--port 7530] [--releases] [--keep]
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdir, readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { writeBrands } from './brands.ts'
import { ask, type Asked } from './clients.ts'
import { load, machine } from './machine.ts'
import { workOf } from './measured.ts'
import { root } from './running.ts'
import { printRows } from './targets.ts'

const { values } = parseArgs({
  options: {
    brands: { type: 'string', default: '100,1000' },
    seconds: { type: 'string', default: '10' },
    clients: { type: 'string', default: '20' },
    port: { type: 'string', default: '7530' },
    releases: { type: 'boolean', default: false },
    /** Measures the bundles or releases of the run before again, without building. */
    keep: { type: 'boolean', default: false },
  },
})
const place = join(root, '.cache/bench-serve')
const livery = join(root, 'apps/cli/bin/livery.js')

/** Five requests of every brand, brand after brand, so that no request repeats the one before. */
async function requestsOf(out: string): Promise<Asked[]> {
  const ids = (await readdir(out)).filter((name) => !name.includes('.')).sort()
  const brands = ids.map(async (id) => {
    const report = JSON.parse(await readFile(join(out, id, '_build/report.json'), 'utf8')) as {
      hosts: string[]
      files: { path: string }[]
    }
    const paths = report.files.map(({ path }) => path)
    const found = (pattern: RegExp) => `/${paths.find((path) => pattern.test(path)) ?? ''}`
    const asked = ['/', '/m/login', found(/^assets\/main.*\.js$/), found(/^messages\/.*\.json$/), '/m/home']
    return asked.map((path): Asked => ({
      path,
      headers: { host: report.hosts[0] ?? '', 'accept-encoding': 'gzip, deflate, br' },
    }))
  })
  const all = await Promise.all(brands)
  return [0, 1, 2, 3, 4].flatMap((at) => all.flatMap((asked) => asked[at] ?? []))
}

const run = (...args: string[]) =>
  execFileSync(process.execPath, [livery, '--root', place, ...args], {
    stdio: 'ignore',
    cwd: root,
  })

/** Builds, and releases if asked for, the brands of one size. */
async function prepare(count: number): Promise<void> {
  await rm(join(place, 'dist'), { recursive: true, force: true })
  await rm(join(place, 'releases'), { recursive: true, force: true })
  await mkdir(place, { recursive: true })
  await writeBrands(place, count)
  if (!values.releases) return void run('build', '--all', '--no-pictures', '--offline')
  run('release', '--all', '--no-pictures', '--offline')
  run('promote', '--all')
}

async function measure(count: number): Promise<Record<string, number>> {
  if (!values.keep) await prepare(count)
  const requests = await requestsOf(join(place, 'dist'))
  const args = ['--root', place, 'serve', '--refresh', '0', ...(values.releases ? ['--releases'] : [])]
  const started = performance.now()
  const server = spawn(process.execPath, [livery, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: values.port, SANDBOX_URL: 'http://localhost:7000' },
  })
  const url = `http://localhost:${values.port}`
  while (!(await fetch(url).catch(() => undefined))) await pause(20)
  const ready = performance.now() - started
  try {
    const askFor = (seconds: number) => ask(url, requests, { clients: Number(values.clients), seconds })
    // The first round reads every file once, as the first visitors of a day do.
    const first = await askFor(Math.max(2, count / 100))
    const before = await workOf(server.pid ?? 0)
    const result = await askFor(Number(values.seconds))
    const work = (await workOf(server.pid ?? 0)) - before
    const status = execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)]).toString()
    return {
      'ready, ms': Math.round(ready),
      'first round, req/s': Math.round(first.perSecond),
      'req/s': Math.round(result.perSecond),
      'server’s work a request, µs': Math.round((work * 1e6) / result.requests),
      'clients’ work, µs': Math.round(result.work),
      'p50, ms': result.p50,
      'p99, ms': result.p99,
      'longest, ms': result.longest,
      'not 2xx': result.not2xx,
      errors: result.errors,
      'memory, MiB': Math.round(Number(status) / 1024),
    }
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
  }
}

console.log(`node bench/serve.ts ${process.argv.slice(2).join(' ')}`)
console.log(`${machine()}, load before: ${load()}`)
const rows: Record<string, Record<string, number>> = {}
for (const size of values.brands.split(',')) rows[`${size} brands`] = await measure(Number(size))
printRows(rows, {
  'req/s': { least: 5000 },
  'p99, ms': { most: 20 },
  'not 2xx': { most: 0 },
  errors: { most: 0 },
})
console.log(`load after: ${load()}`)
