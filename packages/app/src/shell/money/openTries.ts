import { isNumber, isRecordOf, isText } from '../storage/guards.ts'
import type { StorageEntry } from '../storage/index.ts'

/** An order that went out and whose outcome nobody knows: no answer came. */
export interface OpenTry {
  /** The Idempotency-Key it went out under. */
  readonly key: string
  /** What it was about, without any secret. */
  readonly content: string
  /** When it went out first, ms since 1970. */
  readonly at: number
}

export type OpenTries = Readonly<Record<string, OpenTry>>

const isOpenTry = isRecordOf<OpenTry>({ key: isText, content: isText, at: isNumber })

/**
 * Open tries by who sent what. Kept by the browser and not in memory alone: who loads the page again on a bad line and
 * presses once more must not pay twice.
 */
export const OPEN_TRIES: StorageEntry<OpenTries> = {
  key: 'moneyTries',
  area: 'session',
  encoding: 'json',
  guard: (value): value is OpenTries =>
    typeof value === 'object' && value !== null && Object.values(value).every(isOpenTry),
}

/** The gateway knows a key for 24 hours at least (contract, `IdempotencyKey`), ms. */
const KEY_LIVES = 24 * 3_600_000

/** The try to send: the open one while it is about the same, else a new one. */
export function tryFor(
  open: OpenTry | undefined,
  content: string,
  { now, newKey }: { readonly now: number; readonly newKey: () => string },
): OpenTry {
  const same = open?.content === content && now - open.at < KEY_LIVES
  return same ? open : { key: newKey(), content, at: now }
}

/** The tries with one of them changed; undefined takes it away. */
export function withTry(tries: OpenTries, name: string, attempt: OpenTry | undefined): OpenTries {
  const others = Object.fromEntries(Object.entries(tries).filter(([other]) => other !== name))
  return attempt ? { ...others, [name]: attempt } : others
}
