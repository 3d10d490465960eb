/**
 * Frames while something moves, on a phone four times slower: prices of the sports board that flash as they change, and
 * the picture of a tapped tile that grows into its game. Beside each the same page at rest. Everything is drawn in
 * software here, so that a phone draws no fewer frames than these.
 *
 *   node bench/motion.ts [tenant]
 */
import { setTimeout as sleep } from 'node:timers/promises'

import { bareChromium, type BareTab } from './bareChromium.ts'
import { load, machine, median } from './machine.ts'
import { traceOf, workOfTasks } from './mainThread.ts'
import { runningSite } from './running.ts'

const SITE_PORT = 7349
const SANDBOX_PORT = 7348
const CPU_SLOWDOWN = 4
/** Flashes and launches that are watched. */
const FLASHES = 12
const LAUNCHES = 8
/** Part of a flash in which it fades, ms after its beginning; before it nothing moves. */
const FADE = { after: 640, lasts: 960 }
/** Member of every brand's sandbox, with money and without duties. */
const MEMBER = { name: 'nonagent', password: 'Livery-2026' }

/** Frames that were drawn of one thing that moved. */
interface Watched {
  /** Frames a second. */
  readonly rate: number
  /** Longest time between two frames, ms. */
  readonly gap: number
  /** Time from the tap to the first frame, ms. */
  readonly wait: number
}

const slowedDown = (tab: BareTab, rate: number) =>
  tab.session.send('Emulation.setCPUThrottlingRate', { rate })

/** Waits until a page says yes, one minute at most. */
async function until(tab: BareTab, what: string, holds: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(100))
    if (await tab.run(holds).catch(() => false)) return
  throw new Error(`${what} did not come within a minute.`)
}

const open = async (tab: BareTab, address: string): Promise<void> => {
  await tab.session.send('Page.navigate', { url: address })
}

/** Categories of a trace with the frames of the compositor and the marks of the page. */
const FRAME_EVENTS = [
  'disabled-by-default-devtools.timeline.frame',
  'devtools.timeline.frame',
  'blink.user_timing',
]
/** Name of the mark in the trace at the beginning, and at the end, of what is watched. */
const MARKS = { from: 'livery-from', to: 'livery-to' } as const

/**
 * Frames that the compositor drew while something happened, which marks its begin and end in the page. Animations of
 * opacity and place go on there while the page's main thread works, so that frames of scripts would say less.
 */
async function drawn(tab: BareTab, happening: () => Promise<number>): Promise<Watched> {
  let wait = 0
  const events = await traceOf(tab, FRAME_EVENTS, async () => {
    wait = await happening()
  })
  const [from = 0, to = 0] = [MARKS.from, MARKS.to].map(
    (mark) => events.find(({ name }) => name === mark)?.ts,
  )
  const frames = events
    .filter(({ name, ts }) => name === 'DrawFrame' && ts >= from && ts <= to)
    .map(({ ts }) => ts)
    .toSorted((one, other) => one - other)
  const gaps = [from, ...frames].map((ts, at) => ([...frames, to][at] ?? to) - ts)
  return { rate: frames.length / ((to - from) / 1e6), gap: Math.max(...gaps) / 1_000, wait }
}

/** Lets a time pass, with its marks. */
const pass = (tab: BareTab, ms: number): Promise<number> =>
  tab.run(
    async (lasts, { from, to }) => {
      performance.mark(from)
      await new Promise((resolve) => setTimeout(resolve, lasts))
      performance.mark(to)
      return 0
    },
    ms,
    MARKS,
  )

/** Waits for the next change of a price on the screen, and marks the time in which its flash fades. */
async function flash(tab: BareTab): Promise<number> {
  await tab.run(
    () =>
      new Promise<void>((resolve) => {
        const onStart = ({ target }: AnimationEvent): void => {
          if (!(target instanceof Element) || !target.matches('main button > span[aria-hidden]')) return
          const { top, bottom, left, right } = target.getBoundingClientRect()
          if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return
          document.removeEventListener('animationstart', onStart)
          resolve()
        }
        document.addEventListener('animationstart', onStart)
      }),
  )
  await sleep(FADE.after)
  return pass(tab, FADE.lasts)
}

/** Signs the member in by the login's form. */
async function signIn(tab: BareTab, origin: string): Promise<void> {
  await open(tab, `${origin}/m/login`)
  await until(tab, 'The login', () =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  await tab.run(({ name, password }) => {
    document.querySelector<HTMLElement>('[role=tab]')?.click()
    for (const [field, text] of [
      ['input[autocomplete~=username]', name],
      ['input[autocomplete=current-password]', password],
    ] as const) {
      const input = document.querySelector<HTMLInputElement>(field)
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input?.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, MEMBER)
  await sleep(500)
  await tab.run(() => document.querySelector<HTMLElement>('form button[type=submit]')?.click())
  await until(tab, 'Home after the login', () => location.pathname.endsWith('/home'))
}

/**
 * Taps a tile of the game centre and marks the time in which its picture grows. Before it the browser holds the screen as
 * it is until the game's page is there; that is the wait, in ms.
 */
async function growth(tab: BareTab): Promise<number> {
  await until(tab, 'The game centre', () => document.querySelector('main button img') !== null)
  await sleep(1_500)
  const wait = await tab.run(async ({ from, to }) => {
    const start = document.startViewTransition.bind(document)
    const started = new Promise<ViewTransition>((resolve) => {
      document.startViewTransition = (update) => {
        const transition = start(update)
        resolve(transition)
        return transition
      }
    })
    const tapped = performance.now()
    document.querySelector<HTMLElement>('main button:has(img)')?.click()
    const transition = await started
    await transition.ready
    const waited = performance.now() - tapped
    performance.mark(from)
    await transition.finished
    performance.mark(to)
    document.startViewTransition = start
    return waited
  }, MARKS)
  await until(tab, 'The game', () => location.pathname.includes('launchGame'))
  await tab.run(() => history.back())
  return wait
}

/** One row of the table: medians of several times, and the work of the page's tasks in one of them. */
async function row(tab: BareTab, times: number, happening: () => Promise<number>) {
  const watched: Watched[] = []
  for (let time = 0; time < times; time += 1) watched.push(await drawn(tab, happening))
  await slowedDown(tab, 1)
  const work = await workOfTasks(tab, async () => {
    await happening()
  })
  await slowedDown(tab, CPU_SLOWDOWN)
  return {
    'frames a second': Math.round(median(watched.map(({ rate }) => rate))),
    fewest: Math.round(Math.min(...watched.map(({ rate }) => rate))),
    'longest gap ms': Math.round(median(watched.map(({ gap }) => gap))),
    'worst gap ms': Math.round(Math.max(...watched.map(({ gap }) => gap))),
    'wait ms': Math.round(median(watched.map(({ wait }) => wait))),
    'most work of a task ms': Math.round((work[0] ?? 0) * CPU_SLOWDOWN),
  }
}

const [id = 'meridian'] = process.argv.slice(2)
const origin = `http://${id}.localhost:${SITE_PORT}`
await using _site = await runningSite({ site: SITE_PORT, sandbox: SANDBOX_PORT })
await using tab = await bareChromium({ width: 390, height: 844 })

console.log(`node bench/motion.ts ${id}`)
console.log(`${machine()}; load: ${load()}\n`)
await signIn(tab, origin)
await slowedDown(tab, CPU_SLOWDOWN)
await until(tab, 'A price', () => document.querySelector('main button > span[aria-hidden]') !== null)
await tab.run(() =>
  document.querySelector('main button > span[aria-hidden]')?.scrollIntoView({ block: 'center' }),
)
await sleep(2_000)
const flashed = await row(tab, FLASHES, () => flash(tab))
await open(tab, `${origin}/m/gameCenter`)
await until(tab, 'The game centre', () => document.querySelector('main button img') !== null)
await sleep(3_000)
const atRest = await row(tab, 3, () => pass(tab, FADE.lasts))
const grown = await row(tab, LAUNCHES, () => growth(tab))
console.table({ 'a page at rest': atRest, 'a price that flashes': flashed, 'a picture that grows': grown })
