import { expect, test } from 'vitest'

import { UNANSWERED_ORDERS, orderToSend, withUnansweredOrder } from './unansweredOrders.ts'

const HOUR = 3_600_000
const open = { key: 'first', content: 'card 100.00', order: '{"draw":"1"}', at: 0 }
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

test('an unanswered order is stored beside others, and removed after its answer', () => {
  const both = withUnansweredOrder({ 'vip/deposit': open }, 'member/deposit', { ...open, key: 'second' })
  expect(Object.keys(both)).toEqual(['vip/deposit', 'member/deposit'])
  expect(withUnansweredOrder(both, 'vip/deposit', undefined)).toEqual({
    'member/deposit': { ...open, key: 'second' },
  })
})

test.each([
  [{ a: open }, true],
  [{}, true],
  [{ a: { key: 'first' } }, false],
  [null, false],
])('the storage guard of %j returns %s', (value, trusted) =>
  expect(UNANSWERED_ORDERS.guard(value)).toBe(trusted),
)
