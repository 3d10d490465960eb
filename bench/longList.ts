/**
 * What a list of 10,000 games costs a mid-range phone (CPU 4× slower): frames and long tasks while it is flung, size of
 * the document, time from a typed letter to its finds, and whether coming back finds the place.
 */
import { loadavg } from 'node:os'

import { loadTenants } from '@livery/tenant'
import { chromium, type CDPSession, type Page } from 'playwright'

import { chromiumLaunch } from '../tooling/browser/chromium.mjs'
import { workOfTasks } from './mainThread.ts'
import { root, running } from './running.ts'

const SITE_PORT = 7343
const SANDBOX_PORT = 7342
const GAMES = 10_000
/** The contract's largest page: the list is long in few calls, which are not what is measured. */
const PAGE = 500
const CPU_SLOWDOWN = 4
/**
 * A thumb's hardest fling: it starts at the fastest that Android lets a list go (8,000 px a second) and dies away as on a
 * phone. By time and not by frame: a list that draws slower has to draw more at once.
 */
const FLING = { pxPerMs: 8, dyingMs: 325, lastsMs: 1_500, times: 10 }

const WORDS = ['Golden', 'Night', 'Tiger', 'Coral', 'Ember', 'Lotus', 'Storm', 'Velvet', 'Comet', 'Jade']
const nameOf = (index: number): string =>
  `${WORDS[index % 10]} ${WORDS[Math.floor(index / 10) % 10]} ${index}`

/** Answers the catalogue with as many games as wanted, each shaped like the sandbox's first. */
async function answerCatalogue(page: Page): Promise<void> {
  let sample: Record<string, unknown> | undefined
  await page.route('**/lgw/games/mobile?*', async (route) => {
    // Asked of the sandbox itself: Node's resolver knows no `<brand>.localhost`.
    if (!sample) {
      const { pathname, search } = new URL(route.request().url())
      const answer = await fetch(`http://localhost:${SANDBOX_PORT}${pathname}${search}`, {
        headers: route.request().headers(),
      })
      const body = (await answer.json()) as { value: { games: Record<string, unknown>[] } }
      sample = body.value.games[0] ?? {}
    }
    const query = new URL(route.request().url()).searchParams
    const pageNum = Number(query.get('pageNo'))
    const wanted = query.get('gameName')?.toLowerCase() ?? ''
    const all = Array.from({ length: GAMES }, (_, index) => index).filter((index) =>
      nameOf(index).toLowerCase().includes(wanted),
    )
    const games = all.slice((pageNum - 1) * PAGE, pageNum * PAGE).map((index) => {
      const name = nameOf(index)
      return { ...sample, nodeId: String(500_000 + index), gameName: name, nodeName: name, displayName: name }
    })
    await route.fulfill({
      json: {
        success: true,
        value: { games, pageNum, totalPages: Math.ceil(all.length / PAGE), total: all.length },
      },
    })
  })
}

const load = (): string =>
  loadavg()
    .map((of) => of.toFixed(1))
    .join(', ')

interface Seen {
  frames: number
  slowest: number
  long: number[]
}

/** Counts frames and long tasks from now on. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen: Seen = { frames: 0, slowest: 0, long: [] }
    Object.assign(window, { __seen: seen })
    let last = performance.now()
    const frame = (now: number): void => {
      seen.frames += 1
      seen.slowest = Math.max(seen.slowest, now - last)
      last = now
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    new PerformanceObserver((list) => {
      for (const task of list.getEntries()) seen.long.push(Math.round(task.duration))
    }).observe({ type: 'longtask' })
  })
const seenBy = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { __seen: Seen }).__seen)

/** Throws the list down and up again, as a thumb does: fast, then slower. */
async function fling(page: Page): Promise<{ readonly nodes: number; readonly ms: number }> {
  return page.evaluate(async ({ pxPerMs, dyingMs, lastsMs, times }) => {
    let nodes = 0
    const began = performance.now()
    for (let turn = 0; turn < times; turn += 1) {
      const way = turn % 4 === 3 ? -1 : 1
      const from = window.scrollY
      const start = performance.now()
      for (let ms = 0; ms < lastsMs; ms = performance.now() - start) {
        window.scrollTo(0, from + way * pxPerMs * dyingMs * (1 - Math.exp(-ms / dyingMs)))
        await new Promise((resolve) => requestAnimationFrame(resolve))
        nodes = Math.max(nodes, document.getElementsByTagName('*').length)
      }
    }
    return { nodes, ms: performance.now() - began }
  }, FLING)
}

/** Scrolls until the whole list is loaded. */
async function loadAll(page: Page): Promise<void> {
  await page.waitForSelector('main li')
  const answers = new Set<string>()
  page.on('response', (response) => {
    if (response.url().includes('/lgw/games/mobile')) answers.add(response.url())
  })
  const deadline = Date.now() + 120_000
  while (answers.size < GAMES / PAGE - 1 && Date.now() < deadline) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.waitForTimeout(120)
  }
}

/** Ms from the last letter to the frame that shows its finds. */
async function search(page: Page, text: string): Promise<number> {
  return page.evaluate(async (typed) => {
    const box = document.querySelector<HTMLInputElement>('input[type=search]')
    const line = document.querySelector('main output')
    if (!box || !line) throw new Error('The list has no search box.')
    const before = line.textContent
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    const began = performance.now()
    set?.call(box, typed)
    box.dispatchEvent(new Event('input', { bubbles: true }))
    while (document.querySelector('main output')?.textContent === before)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    return performance.now() - began
  }, text)
}

const median = (of: readonly number[]): number =>
  of.toSorted((one, other) => one - other)[of.length >> 1] ?? 0

/** What searches cost, each typed into the whole list when it has come to rest: medians, ms. */
async function searches(
  page: Page,
  session: CDPSession,
  texts: readonly string[],
): Promise<{ readonly time: number; readonly work: number }> {
  const times: number[] = []
  const works: number[] = []
  const clear = async (): Promise<void> => {
    await page.locator('input[type=search]').fill('')
    await page.waitForTimeout(2_000)
  }
  for (const text of texts) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    times.push(await search(page, text))
    await clear()
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const tasks = await workOfTasks(session, async () => {
      await search(page, text)
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
await using _site = await running(
  'livery',
  ['serve'],
  { PORT: String(SITE_PORT), SANDBOX_URL: `http://localhost:${SANDBOX_PORT}` },
  `http://localhost:${SITE_PORT}/`,
)

console.log(`node bench/longList.ts ${id}`)
console.log(`load of the machine: ${load()}\n`)
const browser = await chromium.launch(chromiumLaunch)
try {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  await answerCatalogue(page)
  await page.goto(`http://${id}.localhost:${SITE_PORT}/m/game`)
  await loadAll(page)
  await page.evaluate(() => window.scrollTo(0, 20_000))
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.waitForTimeout(1_500)
  await watch(page)
  const { nodes, ms } = await fling(page)
  const { frames, slowest, long } = await seenBy(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const work = await workOfTasks(session, async () => {
    await fling(page)
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const left = await page.evaluate(() => window.scrollY)
  await page.locator('main li button').nth(12).dispatchEvent('click')
  await page.waitForURL((url) => !url.pathname.endsWith('/m/game'))
  await page.goBack()
  await page.waitForTimeout(2_500)
  const back = await page.evaluate(() => window.scrollY)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForTimeout(1_000)
  const spelled = await searches(page, session, [
    'velvet comet',
    'night jade',
    'coral storm',
    'golden 77',
    'tiger ember',
  ])
  const mistyped = await searches(page, session, [
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
} finally {
  await browser.close()
}
