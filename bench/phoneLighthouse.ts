import { setTimeout as pause } from 'node:timers/promises'

import lighthouse, { type Flags } from 'lighthouse'
import { launch } from 'puppeteer-core'

import { chromiumLaunch } from '../tooling/browser/chromium.mjs'

/** Figures of one run: Lighthouse's score of 100, its simulated times in ms, its layout shift, and KB over the wire. */
export interface PageFigures {
  readonly score: number
  readonly firstPaint: number
  readonly largestPaint: number
  readonly speedIndex: number
  readonly blocked: number
  readonly interactive: number
  readonly layoutShift: number
  readonly kilobytes: number
}

/** Ways of slowing down: from the graph of what a fast run asked for, or the browser itself. */
export const THROTTLINGS = ['simulate', 'devtools'] as const

/** Time after which a run counts as hanging, ms: on a busy machine one takes half a minute. */
const LONGEST_RUN = 180_000

/** Lighthouse's own phone: Moto G Power, 4G of 1.6 Mbit/s and 150 ms, CPU 4× slower. */
const FLAGS: Flags = {
  onlyCategories: ['performance'],
  formFactor: 'mobile',
  output: 'json',
  logLevel: 'error',
}

/**
 * Examines a page once, in a browser of its own with nothing cached.
 * @param address absolute
 * @throws Error when Lighthouse could not examine the page
 */
export async function examine(
  address: string,
  throttlingMethod: (typeof THROTTLINGS)[number] = 'simulate',
): Promise<PageFigures> {
  const done = new AbortController()
  const browser = await launch({ ...chromiumLaunch, headless: true })
  try {
    const page = await browser.newPage()
    const result = await Promise.race([
      lighthouse(address, { ...FLAGS, throttlingMethod }, undefined, page),
      pause(LONGEST_RUN, undefined, { signal: done.signal }).then(() => {
        throw new Error(`Lighthouse did not end within ${LONGEST_RUN / 1000} s for ${address}.`)
      }),
    ])
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${address}.`)
    const { audits, categories, runtimeError } = result.lhr
    if (runtimeError !== undefined) throw new Error(`${address}: ${runtimeError.message}`)
    const figure = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN
    return {
      score: (categories['performance']?.score ?? Number.NaN) * 100,
      firstPaint: figure('first-contentful-paint'),
      largestPaint: figure('largest-contentful-paint'),
      speedIndex: figure('speed-index'),
      blocked: figure('total-blocking-time'),
      interactive: figure('interactive'),
      layoutShift: figure('cumulative-layout-shift'),
      kilobytes: figure('total-byte-weight') / 1024,
    }
  } finally {
    done.abort()
    await browser.close()
  }
}
