import type { RefusalMessageId } from '@livery/domain/access'
import type { GreetingId } from '@livery/domain/account'
import type { PromotionState } from '@livery/domain/promotions'
import type { RouteTitleId } from '@livery/domain/routes'
import type { ValidationMessageId } from '@livery/domain/validation'
import { expect, expectTypeOf, test, vi } from 'vitest'

import { loadMessages, type MessageId } from './messages.ts'

/** Message ids that rules of the domain can return. */
type RuleMessageId =
  | GreetingId
  | RefusalMessageId
  | RouteTitleId
  | ValidationMessageId
  | `promotion.state.${PromotionState}`

test('every id that a rule returns has a text (S-wire-05, S-errors-08)', () => {
  expectTypeOf<RuleMessageId>().toExtend<MessageId>()
})

test('a catalogue is loaded from its address', async () => {
  const fetcher = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ a: 'A' })))
  await expect(loadMessages('/messages/EN.json', fetcher)).resolves.toEqual({ a: [{ type: 0, value: 'A' }] })
  expect(fetcher).toHaveBeenCalledWith('/messages/EN.json')
})

test.each([
  ['a failure', new Response('', { status: 404 }), '/x answered 404'],
  ['a list', Response.json([]), '/x is no catalogue'],
  ['nothing', Response.json(null), '/x is no catalogue'],
])('%s is refused', async (_, response, message) => {
  await expect(loadMessages('/x', () => Promise.resolve(response))).rejects.toThrow(message)
})
