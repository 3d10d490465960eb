import type { StorageEntry } from '#platform/storage/entries.ts'
import { isNumber, isRecordOf, isText } from '#platform/storage/guards.ts'

/** Order that was sent and got no answer, so its outcome is unknown. */
export interface UnansweredOrder {
  /** The Idempotency-Key it was sent under. */
  readonly key: string
  /** Content that identifies an equal order, without any secret. */
  readonly content: string
  /** The order as it was sent, JSON, without any secret. */
  readonly order: string
  /** Time of the first attempt, ms since 1970. */
  readonly at: number
}

export type UnansweredOrders = Readonly<Record<string, UnansweredOrder>>

const isUnansweredOrder = isRecordOf<UnansweredOrder>({
  key: isText,
  content: isText,
  order: isText,
  at: isNumber,
})

/**
 * Orders without an answer, by member and call. The browser keeps them, because memory alone is not enough: a player
 * who reloads the page on a bad line and presses once more must not pay twice.
 */
export const UNANSWERED_ORDERS: StorageEntry<UnansweredOrders> = {
  key: 'moneyTries',
  area: 'session',
  encoding: 'json',
  guard: (value): value is UnansweredOrders =>
    typeof value === 'object' && value !== null && Object.values(value).every(isUnansweredOrder),
}

/** The gateway knows a key for 24 hours at least (contract, `IdempotencyKey`), ms. */
const KEY_LIVES = 24 * 3_600_000

/** Attempt to send: the unanswered one while its content is the same, else a new one with a new key. */
export function orderToSend(
  open: UnansweredOrder | undefined,
  { content, order }: Pick<UnansweredOrder, 'content' | 'order'>,
  { now, newKey }: { readonly now: number; readonly newKey: () => string },
): UnansweredOrder {
  const same = open?.content === content && now - open.at < KEY_LIVES
  return same ? open : { key: newKey(), content, order, at: now }
}

/** Unanswered orders with one of them replaced; undefined removes it. */
export function withUnansweredOrder(
  orders: UnansweredOrders,
  name: string,
  attempt: UnansweredOrder | undefined,
): UnansweredOrders {
  const others = Object.fromEntries(Object.entries(orders).filter(([other]) => other !== name))
  return attempt ? { ...others, [name]: attempt } : others
}
