import type { BareTab } from './bareChromium.ts'

/**
 * A thumb's hardest fling: it starts at the fastest that Android lets a list go (8,000 px a second) and dies away as on a
 * phone. By time and not by frame: a list that draws slower has to draw more at once.
 */
const FLING = { pxPerMs: 8, dyingMs: 325, lastsMs: 1_500, times: 10 }

/** Figures of the drawing since `watch`: frames, the slowest frame in ms, long tasks in ms. */
export interface Seen {
  frames: number
  slowest: number
  long: number[]
}

/** Counts frames and long tasks from now on. */
export const watch = (tab: BareTab) =>
  tab.run(() => {
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
/** Frames and tasks of a watched page until now. */
export const seenBy = (tab: BareTab): Promise<Seen> =>
  tab.run(() => (window as unknown as { __seen: Seen }).__seen)

/** Throws a page's list down and up again, as a thumb does: fast, then slower. */
export const fling = (tab: BareTab): Promise<{ readonly nodes: number; readonly ms: number }> =>
  tab.run(async ({ pxPerMs, dyingMs, lastsMs, times }) => {
    let nodes = 0
    const began = performance.now()
    for (let turn = 0; turn < times; turn += 1) {
      const way = turn % 4 === 3 ? -1 : 1
      const from = window.scrollY
      const start = performance.now()
      for (let ms = 0; ms < lastsMs; ms = performance.now() - start) {
        window.scrollTo(0, from + way * pxPerMs * dyingMs * (1 - Math.exp(-ms / dyingMs)))
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      nodes = Math.max(nodes, document.getElementsByTagName('*').length)
    }
    return { nodes, ms: performance.now() - began }
  }, FLING)
