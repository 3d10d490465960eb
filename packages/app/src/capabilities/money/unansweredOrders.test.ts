import { expect, test } from 'vitest'

import { UNANSWERED_ORDERS, orderToSend, withUnansweredOrder } from './unansweredOrders.ts'

const HOUR = 3_600_000
const open = { key: 'first', order: '{"draw":"1"}', at: 0, attempts: 1 }
const later = '{"draw":"2"}'

test.each([
  ['the same again', open, HOUR, { ...open, attempts: 2 }],
  ['the same after a day', open, 24 * HOUR, { key: 'new', order: later, at: 24 * HOUR, attempts: 1 }],
  ['nothing open', undefined, HOUR, { key: 'new', order: later, at: HOUR, attempts: 1 }],
])('%s has the idempotency key of its order (S-money-06)', (_, before, now, sent) => {
  expect(orderToSend(before, later, { now, newKey: () => 'new' })).toEqual(sent)
})

test('an unanswered order is stored beside others, and removed after its answer', () => {
  const second = { ...open, key: 'second' }
  const both = withUnansweredOrder({ 'vip/deposit': open }, 'member/deposit', { attempt: second, now: HOUR })
  expect(Object.keys(both)).toEqual(['vip/deposit', 'member/deposit'])
  expect(withUnansweredOrder(both, 'vip/deposit', { attempt: undefined, now: HOUR })).toEqual({
    'member/deposit': second,
  })
})

test('an order is dropped with its key, after a day', () => {
  const today = { ...open, at: 20 * HOUR }
  expect(
    withUnansweredOrder({ 'vip/deposit': open }, 'member/deposit', { attempt: today, now: 24 * HOUR }),
  ).toEqual({ 'member/deposit': today })
})

test.each([
  [{ a: open }, true],
  [{}, true],
  [{ a: { key: 'first' } }, false],
  [null, false],
])('the storage guard of %j returns %s', (value, trusted) =>
  expect(UNANSWERED_ORDERS.guard(value)).toBe(trusted),
)
