import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { createServerClock } from './serverClock.ts'

const answeredAt = (moment: number) =>
  new Response(null, { headers: { Date: new Date(Math.floor(moment / 1000) * 1000).toUTCString() } })

test("is the device's time before the first answer, and when an answer has no date", () => {
  const clock = createServerClock(() => 1_000_000)
  expect(clock.now()).toBe(1_000_000)
  clock.observe(new Response(null), 1, 2)
  expect(clock.now()).toBe(1_000_000)
})

test.each([
  ['Cache-Control', 'public, max-age=300'],
  ['Age', '12'],
  ['Last-Modified', 'Fri, 20 Nov 2026 09:30:00 GMT'],
])('ignores an answer that may come from a cache (%s)', (name, value) => {
  const device = Date.parse('2026-11-20T09:30:00Z')
  const clock = createServerClock(() => device)
  const answer = answeredAt(device - 3_600_000)
  answer.headers.set(name, value)
  clock.observe(answer, device - 10, device)
  expect(clock.now()).toBe(device)
})

test('does not correct a clock that may be right', () => {
  let device = Date.parse('2026-11-20T09:30:00.400Z')
  const clock = createServerClock(() => device)
  clock.observe(answeredAt(device), device - 100, device)
  device += 5000
  expect(clock.now()).toBe(device)
})

test('is accurate to the resolution of Date and the duration of the call, however wrong the device is', () => {
  const trips = fc.array(fc.record({ wait: fc.nat(5000), there: fc.nat(400), back: fc.nat(400) }), {
    minLength: 1,
    maxLength: 20,
  })
  fc.assert(
    fc.property(fc.integer({ min: -86_400_000, max: 86_400_000 }), trips, (error, exchanges) => {
      let gatewayTime = Date.parse('2026-11-20T09:30:00Z')
      const clock = createServerClock(() => gatewayTime + error)
      for (const { wait, there, back } of exchanges) {
        gatewayTime += wait
        const sentAt = gatewayTime + error
        const response = answeredAt(gatewayTime + there)
        gatewayTime += there + back
        clock.observe(response, sentAt, gatewayTime + error)
      }
      // Tolerance of half a second and the slowest trip; a small error of the device is not corrected.
      expect(Math.abs(clock.now() - gatewayTime)).toBeLessThanOrEqual(1800)
    }),
  )
})

test("restarts after the device's clock was set", () => {
  let device = Date.parse('2026-11-20T09:30:00Z')
  const clock = createServerClock(() => device)
  clock.observe(answeredAt(device), device, device)
  const gatewayTime = device
  device += 3_600_000
  clock.observe(answeredAt(gatewayTime), device, device)
  expect(Math.abs(clock.now() - gatewayTime)).toBeLessThanOrEqual(1000)
})

test("is accurate to half of the call's duration after an answer with a moment", () => {
  const device = Date.parse('2026-11-20T09:30:00Z')
  const clock = createServerClock(() => device)
  clock.learn(device - 600_000, device - 80, device)
  expect(Math.abs(clock.now() - (device - 600_000 + 40))).toBeLessThanOrEqual(40)
  clock.learn(NaN, device - 80, device)
  expect(clock.now()).toBeLessThan(device - 599_000)
})
