import type {
  GreetingId,
  PromotionState,
  RefusalMessageId,
  RouteTitleId,
  ValidationMessageId,
} from '@livery/domain'
import { expect, expectTypeOf, test, vi } from 'vitest'

import { loadMessages, type MessageId } from './messages.ts'

/** Every id a rule of the domain may answer with. */
type RuleMessageId =
  | GreetingId
  | RefusalMessageId
  | RouteTitleId
  | ValidationMessageId
  | `promotion.state.${PromotionState}`

test('every id that a rule answers has a text', () => {
  expectTypeOf<RuleMessageId>().toExtend<MessageId>()
})

test('a catalogue is loaded from its address', async () => {
  const fetcher = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ a: 'A' })))
  await expect(loadMessages('/messages/EN.json', fetcher)).resolves.toEqual({ a: 'A' })
  expect(fetcher).toHaveBeenCalledWith('/messages/EN.json')
})

test.each([
  ['a failure', new Response('', { status: 404 }), 'messages at /x answered 404'],
  ['a list', Response.json([]), 'messages at /x are not a catalogue'],
  ['nothing', Response.json(null), 'messages at /x are not a catalogue'],
])('%s is refused', async (_, response, message) => {
  await expect(loadMessages('/x', () => Promise.resolve(response))).rejects.toThrow(message)
})
