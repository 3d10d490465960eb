import { expect, it } from 'vitest'

import type { Answers } from './fakeGateway.ts'
import type { StoryAnswers } from './storyAnswers.ts'

/* Judged by the type check: each line below would be red if the contract did not type what is answered. */
const WRONG: readonly (() => StoryAnswers)[] = [
  // @ts-expect-error -- a field that the contract does not have
  (): Answers => ({ getInboxUnread: { unReadCount: 1, unread: 1 } }),
  // @ts-expect-error -- a field of another kind
  (): Answers => ({ getInboxUnread: { unReadCount: '1' } }),
  // @ts-expect-error -- a field that is missing
  (): Answers => ({ getInboxUnread: {} }),
  // @ts-expect-error -- an answer of a function
  (): Answers => ({ getInboxUnread: () => ({ count: 1 }) }),
  // @ts-expect-error -- a call that the fake gateway does not know would be answered 501
  (): Answers => ({ getWeather: {} }),
]

it('types the answers of the fake gateway by the contract', () => {
  expect(WRONG).toHaveLength(5)
})
