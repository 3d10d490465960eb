/**
 * The window over the rows of the long list: ours beside TanStack Virtual in its fixed mode, on the same page of 10,000
 * tiles. Bytes are the hook's alone (minified, brotli, React not counted). With `--fling` both pages are also flung in
 * turn, a few times each, in a browser that reports nothing by itself: only on an otherwise idle machine.
 *
 *   node bench/rowWindows.ts [--fling] [--rounds 3]
 */
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'

import { build, type Rollup } from 'vite'

import { bareChromium } from './bareChromium.ts'
import { fling, seenBy, watch } from './fling.ts'
import { onFreePort, type ServedPage } from './freePort.ts'
import { load, machine, median } from './machine.ts'
import { workOfTasks } from './mainThread.ts'

const HOOKS = ['ours', 'tanstack'] as const
type Hook = (typeof HOOKS)[number]

const CPU_SLOWDOWN = 4
const FOLDER = join(import.meta.dirname, 'rowWindows')
const REACT = /^react(-dom)?($|\/)/
/** A phone's grid of tiles: three columns, a picture of 3:4 and two lines each. */
const STYLE = `body{margin:0;font:12px/16px sans-serif}main{padding-top:200px}ul{display:grid;grid-template-columns:repeat(3,1fr);gap:8px;margin:0;padding:0 8px;list-style:none}
li{contain:layout paint}button{display:grid;inline-size:100%;padding:0;border:0;background:none;text-align:start}img{inline-size:100%;aspect-ratio:3/4}`

const { values } = parseArgs({
  options: { fling: { type: 'boolean', default: false }, rounds: { type: 'string', default: '3' } },
})

/** One script of an entry with one of the hooks in it. */
async function scriptOf(hook: Hook, entry: string, external: readonly RegExp[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { rows: join(FOLDER, `${hook}.ts`) } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, external: [...external], preserveEntrySignatures: 'strict' },
    },
  })
  const [output] = [built].flat() as Rollup.RollupOutput[]
  const [chunk] = output?.output ?? []
  if (chunk === undefined) throw new Error(`${entry} came to nothing.`)
  return chunk.code
}

/** Serves a page with the tiles on a port that is free. */
async function tilesPage(script: string): Promise<ServedPage> {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Rows</title><style>${STYLE}</style><div id="root"></div><script type="module" src="/page.js"></script>`
  return onFreePort(({ url }, response) => {
    response.setHeader('Content-Type', url === '/page.js' ? 'text/javascript' : 'text/html')
    response.end(url === '/page.js' ? script : page)
  })
}

/** Cost of ten flings on a phone with a CPU four times slower. */
async function flung(address: string) {
  await using tab = await bareChromium({ width: 390, height: 844 })
  await tab.session.send('Page.navigate', { url: address })
  await sleep(2_000)
  await tab.run(() => window.scrollTo(0, 100_000))
  await sleep(1_000)
  const atRest = await tab.run(() => document.querySelectorAll('li').length)
  await tab.run(() => window.scrollTo(0, 0))
  await sleep(1_000)
  await tab.session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await watch(tab)
  const { ms, nodes } = await fling(tab)
  const { frames, long } = await seenBy(tab)
  await tab.session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const work = await workOfTasks(tab, async () => {
    await fling(tab)
  })
  return {
    'tiles at rest': atRest,
    'frames a second': (frames / ms) * 1000,
    'tasks over 50 ms': long.length,
    'most work of a task, ms': (work[0] ?? 0) * CPU_SLOWDOWN,
    'work in all, ms': work.reduce((sum, of) => sum + of, 0) * CPU_SLOWDOWN,
    'most elements': nodes,
  }
}

console.log(`node bench/rowWindows.ts ${process.argv.slice(2).join(' ')}`)
console.log(`${machine()}; load before: ${load()}\n`)
const rows: Record<string, Record<string, number>> = {}
for (const hook of HOOKS) {
  const code = await scriptOf(hook, join(FOLDER, `${hook}.ts`), [REACT])
  rows[hook] = { 'bytes, brotli': brotliCompressSync(code).length }
}
if (values.fling) {
  const figures = new Map<Hook, Record<string, number>[]>(HOOKS.map((hook) => [hook, []]))
  // In turn: what else the machine does meanwhile meets both.
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const hook of HOOKS) {
      await using page = await tilesPage(await scriptOf(hook, join(FOLDER, 'page.tsx'), []))
      figures.get(hook)?.push(await flung(page.address))
      console.log(`round ${round + 1} of ${values.rounds}: ${hook}`)
    }
  }
  for (const [hook, of] of figures)
    for (const name of Object.keys(of[0] ?? {}))
      rows[hook] = { ...rows[hook], [name]: Math.round(median(of.map((each) => each[name] ?? Number.NaN))) }
}
console.table(rows)
if (values.fling) console.log(`median of ${values.rounds}; load after: ${load()}`)
