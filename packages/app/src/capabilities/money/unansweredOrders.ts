import type { StorageEntry } from '#platform/storage/entries.ts'
import { isNumber, isRecordOf, isText } from '#platform/storage/guards.ts'

/** Order that was sent and got no answer, so its outcome is unknown. */
export interface UnansweredOrder {
  /** The Idempotency-Key it was sent under. */
  readonly key: string
  /** The order as it was sent, JSON, without any secret. */
  readonly order: string
  /** Time of the first attempt, ms since 1970. */
  readonly at: number
  /** Number of times it was sent under the key. */
  readonly attempts: number
}

export type UnansweredOrders = Readonly<Record<string, UnansweredOrder>>

const isUnansweredOrder = isRecordOf<UnansweredOrder>({
  key: isText,
  order: isText,
  at: isNumber,
  attempts: isNumber,
})

/**
 * Orders without an answer, by member, call and content. They outlive the page, the session and the app: a player who reloads,
 * or signs in again, and presses once more must not pay twice. Their names hold the member, so that another member of
 * the device meets none of them.
 */
export const UNANSWERED_ORDERS: StorageEntry<UnansweredOrders> = {
  key: 'moneyTries',
  area: 'local',
  encoding: 'json',
  guard: (value): value is UnansweredOrders =>
    typeof value === 'object' && value !== null && Object.values(value).every(isUnansweredOrder),
}

/** The gateway knows a key for 24 hours at least (contract, `IdempotencyKey`), ms. */
const KEY_LIVES = 24 * 3_600_000

/** Attempt to send: the unanswered one once more, or the order under a new key. */
export function orderToSend(
  open: UnansweredOrder | undefined,
  order: string,
  { now, newKey }: { readonly now: number; readonly newKey: () => string },
): UnansweredOrder {
  const known = open && now - open.at < KEY_LIVES
  return known ? { ...open, attempts: open.attempts + 1 } : { key: newKey(), order, at: now, attempts: 1 }
}

/** Unanswered orders with one of them replaced, without those whose key is forgotten; undefined removes it. */
export function withUnansweredOrder(
  orders: UnansweredOrders,
  name: string,
  { attempt, now }: { readonly attempt: UnansweredOrder | undefined; readonly now: number },
): UnansweredOrders {
  const others = Object.fromEntries(
    Object.entries(orders).filter(([other, { at }]) => other !== name && now - at < KEY_LIVES),
  )
  return attempt ? { ...others, [name]: attempt } : others
}
