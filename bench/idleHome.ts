/**
 * Cost of an idle home page on a phone: frames, long tasks (CPU 4× slower) and the main thread's share of
 * the processor, at the top, where banners and news move, and further down, where nothing does.
 */
import { setTimeout as sleep } from 'node:timers/promises'

import { loadTenants } from '@livery/tenant'

import { bareChromium, type BareTab } from './bareChromium.ts'
import { workOfTasks } from './mainThread.ts'
import { RETURNING } from './returning.ts'
import { root, runningSite } from './running.ts'

const SITE_PORT = 7347
const SANDBOX_PORT = 7346
const CPU_SLOWDOWN = 4
const LOOKED_AT_MS = 10_000

/** Durations in ms of the tasks over 50 ms during a time span. */
const longTasks = (tab: BareTab): Promise<number[]> =>
  tab.run(async (ms) => {
    const long: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const task of list.getEntries()) long.push(Math.round(task.duration))
    })
    observer.observe({ type: 'longtask' })
    await new Promise((resolve) => setTimeout(resolve, ms))
    observer.disconnect()
    return long
  }, LOOKED_AT_MS)

const wanted = process.argv.slice(2)
const tenants = (await loadTenants(root))
  .map(({ config }) => config.id)
  .filter((id) => wanted.length === 0 || wanted.includes(id))
await using _running = await runningSite({ site: SITE_PORT, sandbox: SANDBOX_PORT })

console.log(`node bench/idleHome.ts ${wanted.join(' ')}\n`)
const rows: Record<string, string | number>[] = []
for (const brand of tenants) {
  await using tab = await bareChromium({ width: 390, height: 844 })
  await tab.session.send('Page.addScriptToEvaluateOnNewDocument', { source: RETURNING })
  await tab.session.send('Page.navigate', { url: `http://${brand}.localhost:${SITE_PORT}/m/home` })
  await sleep(LOOKED_AT_MS)
  // An operator's pop-up is closed, as by whoever wants to see the page.
  await tab.session.send('Input.dispatchKeyEvent', {
    type: 'keyDown',
    key: 'Escape',
    windowsVirtualKeyCode: 27,
  })
  for (const place of ['top', 'below']) {
    await tab.run((top) => window.scrollTo(0, top ? 0 : 1_500), place === 'top')
    await sleep(2_000)
    await tab.session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const long = await longTasks(tab)
    await tab.session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const work = await workOfTasks(tab, async () => {
      await sleep(LOOKED_AT_MS)
    })
    const busy = work.reduce((sum, of) => sum + of, 0) * CPU_SLOWDOWN
    rows.push({
      brand,
      place,
      'tasks over 50 ms': long.length,
      'longest task ms': Math.max(0, ...long),
      'most work of a task, ms': Math.round((work[0] ?? 0) * CPU_SLOWDOWN),
      'main thread busy %': ((100 * busy) / LOOKED_AT_MS).toFixed(1),
    })
  }
}
console.table(rows)
