/// <reference types="vite/client" />
import { ROUTES } from '@livery/domain/routes'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { seeded, spoilt } from '#testing/hostileAnswer.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite, orderPage, sampleOrder } from '#testing/samples.ts'

/** Pages of all kinds: lists, forms, records, and home with its many parts. */
const PAGES = [
  'home',
  'gameCenter',
  'betRecord',
  'memberHome',

  'promotions',
  'messageCenter',
  'login',
] as const

/** Spoilt visits of each page; `VITE_SPOILT_VISITS=50` makes a long run. */
const VISITS = Number(import.meta.env['VITE_SPOILT_VISITS'] ?? 1)
const SEED = Number(import.meta.env['VITE_SPOILT_SEED'] ?? 2026)

/** Time in ms without an answer after which a page has drawn what it was told; what it waits for after that is busy. */
const QUIET_MS = 300

const answers = { ...memberSite, listOrders: orderPage([sampleOrder('G202611200000042', 'WON', '12.40')]) }
const site = globalThis as { livery_ran?: number }

const unhandled: unknown[] = []
const note = (event: PromiseRejectionEvent): void => {
  unhandled.push(event.reason)
  event.preventDefault()
}
/** A boundary reports the error that it has caught, as to an operator's monitoring. */
const keepReport = (event: ErrorEvent): void => event.preventDefault()

beforeEach(() => {
  unhandled.length = 0
  addEventListener('unhandledrejection', note)
  addEventListener('error', keepReport)
})
afterEach(() => {
  removeEventListener('unhandledrejection', note)
  removeEventListener('error', keepReport)
})

const visits = PAGES.flatMap((page) =>
  Array.from({ length: VISITS }, (_, visit) => [page, SEED + visit] as const),
)

test.each(visits)(
  '%s stays a page under spoilt answers (%i)',
  async (page, seed) => {
    const random = seeded(seed + page.length * 1000)
    let answered = 0
    let lastAt = Infinity
    await renderSite(ROUTES[page].path, {
      answers,
      ...(page !== 'login' && { session: memberSession }),
      through: async (answer) => {
        const changed = await spoilt(answer, random, 100)
        answered += 1
        lastAt = performance.now()
        return changed
      },
    })
    // Neither a white page nor an endless wait: something is said, and nothing is on its way any more.
    await expect.poll(() => answered > 0 && performance.now() - lastAt > QUIET_MS).toBe(true)
    await expect.poll(() => document.body.innerText.trim().length).toBeGreaterThan(20)
    const waiting = () =>
      [...document.querySelectorAll('[aria-busy="true"]')].map((part) => part.outerHTML.slice(0, 200))
    await expect.poll(waiting, { timeout: 20_000 }).toEqual([])
    expect(site.livery_ran).toBeUndefined()
    expect(document.querySelector('a[href^="javascript:" i], [onerror], [onload], body script')).toBeNull()
    expect(unhandled).toEqual([])
  },
  30_000,
)
