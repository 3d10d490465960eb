/**
 * First load of home: bytes over the wire by kind, first and largest paint, blocking time. A new browser
 * profile for each brand, cache empty, mid-range phone: CPU 4× slower, 1.6 Mbit/s down, 150 ms round trip.
 */
import { loadTenants } from '@livery/tenant'
import { chromium, type CDPSession } from 'playwright'

import { chromiumLaunch } from '../tooling/browser/chromium.mjs'
import { RETURNING } from './returning.ts'
import { root, runningSite } from './running.ts'

const SITE_PORT = 7341
const SANDBOX_PORT = 7340
const PHONE = { cpuSlowdown: 4, downloadBytesPerSecond: (1.6 * 1024 * 1024) / 8, latencyMs: 150 }

interface Visit {
  readonly bytes: Record<string, number>
  readonly requests: number
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blocked: number
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latencyMs,
    downloadThroughput: PHONE.downloadBytesPerSecond,
    uploadThroughput: PHONE.downloadBytesPerSecond / 2,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpuSlowdown })
}

async function visit(origin: string): Promise<Visit> {
  const browser = await chromium.launch(chromiumLaunch)
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    })
    await page.addInitScript(RETURNING)
    await page.addInitScript(() => {
      const seen = { largest: 0, blocked: 0 }
      Object.assign(window, { __paint: seen })
      new PerformanceObserver((list) => {
        seen.largest = list.getEntries().at(-1)?.startTime ?? seen.largest
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      new PerformanceObserver((list) => {
        for (const task of list.getEntries()) seen.blocked += Math.max(0, task.duration - 50)
      }).observe({ type: 'longtask', buffered: true })
    })
    const session = await page.context().newCDPSession(page)
    await slowDown(session)
    const kinds = new Map<string, string>()
    const bytes: Record<string, number> = {}
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? 'Other'
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
    })
    await page.goto(`${origin}/m/home`, { waitUntil: 'load' })
    await page.waitForTimeout(4000)
    const paint = await page.evaluate(() => ({
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      ...(window as unknown as { __paint: { largest: number; blocked: number } }).__paint,
    }))
    return {
      bytes,
      requests: kinds.size,
      firstPaint: paint.first,
      largestPaint: paint.largest,
      blocked: paint.blocked,
    }
  } finally {
    await browser.close()
  }
}

const wanted = process.argv.slice(2)
const tenants = (await loadTenants(root))
  .map(({ config }) => config.id)
  .filter((id) => wanted.length === 0 || wanted.includes(id))
await using _running = await runningSite({ site: SITE_PORT, sandbox: SANDBOX_PORT })

console.log(`node bench/firstLoad.ts ${wanted.join(' ')}\n`)
const rows: Record<string, Record<string, string | number>> = {}
for (const id of tenants) {
  const { bytes, requests, firstPaint, largestPaint, blocked } = await visit(
    `http://${id}.localhost:${SITE_PORT}`,
  )
  const kilobytes = (kind: string) => Number(((bytes[kind] ?? 0) / 1024).toFixed(1))
  rows[id] = {
    'script KB': kilobytes('Script'),
    'style KB': kilobytes('Stylesheet'),
    'font KB': kilobytes('Font'),
    'image KB': kilobytes('Image'),
    'calls KB': kilobytes('Fetch') + kilobytes('XHR'),
    requests,
    'first paint ms': Math.round(firstPaint),
    'largest paint ms': Math.round(largestPaint),
    'blocked ms': Math.round(blocked),
  }
}
console.table(rows)
