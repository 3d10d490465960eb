import { expect, test } from 'vitest'

import { UNANSWERED_ORDERS, orderToSend, withUnansweredOrder } from './unansweredOrders.ts'

const HOUR = 3_600_000
const open = { key: 'first', content: 'card 100.00', order: '{"draw":"1"}', at: 0, attempts: 1 }
const later = '{"draw":"2"}'

test.each([
  ['the same again', open, 'card 100.00', HOUR, 'first', open.order],
  ['another amount', open, 'card 50.00', HOUR, 'new', later],
  ['the same after a day', open, 'card 100.00', 24 * HOUR, 'new', later],
  ['nothing open', undefined, 'card 100.00', HOUR, 'new', later],
])('%s has the idempotency key of its order (S-money-06)', (_, before, content, now, key, order) => {
  expect(orderToSend(before, { content, order: later }, { now, newKey: () => 'new' })).toMatchObject({
    key,
    content,
    order,
  })
})

test('the same order counts its attempts', () => {
  const again = { content: open.content, order: open.order }
  const options = { now: HOUR, newKey: () => 'new' }
  expect(orderToSend(undefined, again, options).attempts).toBe(1)
  expect(orderToSend(open, again, options).attempts).toBe(2)
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
