/**
 * Cost of a list of 10,000 games on a mid-range phone (CPU 4× slower): frames and long tasks while
 * scrolling fast, size of the document, time from a typed letter to its results, and whether going back
 * restores the position.
 */
import { setTimeout as sleep } from 'node:timers/promises'

import { loadTenants } from '@livery/tenant'

import { bareChromium, type BareTab } from './bareChromium.ts'
import { fling, seenBy, watch } from './fling.ts'
import { longCatalogue, PAGE } from './longCatalogue.ts'
import { load, median } from './machine.ts'
import { workOfTasks } from './mainThread.ts'
import { root, running } from './running.ts'

const SITE_PORT = 7343
const SANDBOX_PORT = 7342
const CATALOGUE_PORT = 7341
const GAMES = 10_000
const CPU_SLOWDOWN = 4
/** Scrolls until the whole list is loaded. */
async function loadAll(tab: BareTab): Promise<void> {
  const pagesLoaded = (): number =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('/lgw/games/mobile')).length
  const deadline = Date.now() + 120_000
  while ((await tab.run(pagesLoaded)) < GAMES / PAGE && Date.now() < deadline) {
    await tab.run(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await sleep(120)
  }
}

/** Replaces the text of the search box. */
const type = (tab: BareTab, text: string): Promise<void> =>
  tab.run((typed) => {
    const box = document.querySelector<HTMLInputElement>('input[type=search]')
    if (!box) throw new Error('The list has no search box.')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, typed)
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }, text)

/** Time in ms from the last letter to the frame that shows its results. */
const search = (tab: BareTab, text: string): Promise<number> =>
  tab.run(async (typed) => {
    const box = document.querySelector<HTMLInputElement>('input[type=search]')
    if (!box) throw new Error('The list has no search box.')
    const line = (): string | null | undefined => document.querySelector('main output')?.textContent
    const before = line()
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    const began = performance.now()
    set?.call(box, typed)
    box.dispatchEvent(new Event('input', { bubbles: true }))
    while (line() === before) await new Promise((resolve) => requestAnimationFrame(resolve))
    return performance.now() - began
  }, text)

const slowedDown = (tab: BareTab, rate: number) =>
  tab.session.send('Emulation.setCPUThrottlingRate', { rate })

/** Median times of searches in ms, each typed into the whole list once it is idle. */
async function searches(
  tab: BareTab,
  texts: readonly string[],
): Promise<{ readonly time: number; readonly work: number }> {
  const times: number[] = []
  const works: number[] = []
  const clear = async (): Promise<void> => {
    await type(tab, '')
    await sleep(2_000)
  }
  for (const text of texts) {
    await slowedDown(tab, CPU_SLOWDOWN)
    times.push(await search(tab, text))
    await clear()
    await slowedDown(tab, 1)
    const tasks = await workOfTasks(tab, async () => {
      await search(tab, text)
    })
    works.push(tasks.reduce((sum, of) => sum + of, 0) * CPU_SLOWDOWN)
    await clear()
  }
  return { time: median(times), work: median(works) }
}

const [wanted] = process.argv.slice(2)
const tenants = (await loadTenants(root)).map(({ config }) => config.id)
const id = wanted ?? tenants[0] ?? ''
await using _sandbox = await running(
  'node',
  ['apps/sandbox/src/main.ts'],
  { SANDBOX_PORT: String(SANDBOX_PORT) },
  `http://localhost:${SANDBOX_PORT}/sandbox/state`,
)
await using _catalogue = await longCatalogue(GAMES, { own: CATALOGUE_PORT, sandbox: SANDBOX_PORT })
await using _site = await running(
  'livery',
  ['serve'],
  { PORT: String(SITE_PORT), SANDBOX_URL: `http://localhost:${CATALOGUE_PORT}` },
  `http://localhost:${SITE_PORT}/`,
)
await using tab = await bareChromium({ width: 390, height: 844 })

console.log(`node bench/longList.ts ${id}`)
console.log(`load of the machine: ${load()}\n`)
await tab.session.send('Page.navigate', { url: `http://${id}.localhost:${SITE_PORT}/m/game` })
await loadAll(tab)
await tab.run(() => window.scrollTo(0, 20_000))
await slowedDown(tab, CPU_SLOWDOWN)
await sleep(1_500)
await watch(tab)
const { nodes, ms } = await fling(tab)
const { frames, slowest, long } = await seenBy(tab)
await slowedDown(tab, 1)
const work = await workOfTasks(tab, async () => {
  await fling(tab)
})
await slowedDown(tab, CPU_SLOWDOWN)
const left = await tab.run(() => window.scrollY)
await tab.run(() => document.querySelectorAll<HTMLElement>('main li button')[12]?.click())
await sleep(1_500)
if (await tab.run(() => location.pathname.endsWith('/m/game')))
  throw new Error('The tapped game led nowhere.')
await tab.run(() => history.back())
await sleep(2_500)
const back = await tab.run(() => window.scrollY)
await tab.run(() => window.scrollTo(0, 0))
await sleep(1_000)
const spelled = await searches(tab, ['velvet comet', 'night jade', 'coral storm', 'golden 77', 'tiger ember'])
const mistyped = await searches(tab, [
  'glden tigre',
  'velvte comet',
  'stomr jade',
  'embre lotus',
  'nihgt coral',
])
console.table({
  [id]: {
    games: GAMES,
    'frames a second': Math.round((frames / ms) * 1000),
    'slowest frame ms': Math.round(slowest),
    'tasks over 50 ms': long.length,
    'longest task ms': Math.max(0, ...long),
    'tasks of over 50 ms work': work.filter((of) => of * CPU_SLOWDOWN > 50).length,
    'most work of a task, ms': Math.round((work[0] ?? 0) * CPU_SLOWDOWN),
    'most elements': nodes,
    'search ms': Math.round(spelled.time),
    'its work ms': Math.round(spelled.work),
    'with slips ms': Math.round(mistyped.time),
    'their work ms': Math.round(mistyped.work),
    'place lost px': Math.abs(Math.round(back - left)),
  },
})
