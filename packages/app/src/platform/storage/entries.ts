import { DOWNLOAD_BAR_CLOSED_KEY, FIRST_DOWNLOAD_KEY, VISITING_KEY, VISITS_KEY } from '@livery/domain/device'
import type { SiteStatus } from '@livery/domain/site'

import { isFlag, isListOf, isNumber, isOneOf, isOptional, isRecordOf, isText, type Guard } from './guards.ts'

/** Entry of the browser storage: its area, its key, and the guard for valid values. */
export interface StorageEntry<T> {
  readonly key: string
  readonly area: 'local' | 'session'
  /** `text` keeps the bare string (keys that other scripts read too), `json` the rest. */
  readonly encoding: 'text' | 'json'
  readonly guard: Guard<T>
}

/** The session as the platform stores it, with the wire's field names. */
export interface StoredSession {
  readonly token: string
  readonly merchantCode: string
  readonly userName: string
  /** Member type number; 4 is a trial account. */
  readonly type: number
  readonly firstTimeLogin?: boolean | undefined
}

/** The remembered login; `password` is encrypted, then base64 (S-login-11), and empty where neither is available. */
export interface RememberedLogin {
  readonly type: 'username' | 'sms'
  readonly username: string
  readonly password: string
  readonly countryDialingCode: string
}

/** Answer of the gateway that the browser keeps from visit to visit. */
export interface KeptAnswer {
  /** Release whose code understands the data. */
  readonly release: string
  /** Query that it answers: merchant and language are part of it. */
  readonly key: string
  /** Time of the answer, ms since 1970. */
  readonly at: number
  /** Name of the member that it belongs to; empty for everybody's. */
  readonly owner: string
  readonly data: unknown
}

export const isKeptAnswer: Guard<KeptAnswer> = isRecordOf<KeptAnswer>({
  release: isText,
  key: isText,
  at: isNumber,
  owner: isText,
  data: (value): value is unknown => typeof value === 'object' && value !== null,
})

/** Last system status that was understood, for the moment before the gateway answers. */
export type StoredStatus = Exclude<SiteStatus, { kind: 'unknown' }>

const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value)

function isStoredStatus(value: unknown): value is StoredStatus {
  return (
    isRecordOf({ kind: isOneOf('normal') })(value) ||
    isRecordOf({ kind: isOneOf('maintenance'), info: isTextOrNull })(value) ||
    isRecordOf({
      kind: isOneOf('regionRestricted'),
      ip: isTextOrNull,
      country: isTextOrNull,
      info: isTextOrNull,
    })(value)
  )
}

const local = <T>(key: string, guard: Guard<T>, encoding: 'text' | 'json' = 'json'): StorageEntry<T> => ({
  key,
  area: 'local',
  encoding,
  guard,
})

/**
 * Storage entries of the site, except those that a feature declares itself. Names that the platform fixes keep
 * their spelling (S-wire-05).
 */
export const ENTRIES = {
  session: local<StoredSession>(
    'MC_SESSION_INFO',
    isRecordOf<StoredSession>({
      token: isText,
      merchantCode: isText,
      userName: isText,
      type: isNumber,
      firstTimeLogin: isOptional(isFlag),
    }),
  ),
  /** The member's own data; cleared with the session. */
  memberInfo: local('memberInfo', isKeptAnswer),
  /** Key of a refresh of the session that got no answer yet; tabs share it, because one of them repeats it. */
  refreshKey: local('refreshKey', isText, 'text'),
  theme: local('theme', isOneOf('dark', 'light'), 'text'),
  /** Notation of prices that the reader has chosen. */
  priceFormat: local('priceFormat', isOneOf('decimal', 'fractional', 'american'), 'text'),
  language: local('language', isText, 'text'),
  status: local('status', isStoredStatus),
  /** '0' after signing out: no stored session is resumed until the next sign-in. */
  autoLogin: local('autoLogin', isOneOf('0', '1'), 'text'),
  rememberedLogin: local<RememberedLogin>(
    'rememberedLogin',
    isRecordOf<RememberedLogin>({
      type: isOneOf('username', 'sms'),
      username: isText,
      password: isText,
      countryDialingCode: isText,
    }),
  ),
  /** Present once the download bar was closed; it stays hidden for good. */
  downloadBarClosed: local(DOWNLOAD_BAR_CLOSED_KEY, isText, 'text'),
  /** Present once home's download popup has come by itself. */
  firstDownload: local(FIRST_DOWNLOAD_KEY, isText, 'text'),
  /** Day on which that popup was dismissed, `YYYY-MM-DD`. */
  downloadHiddenOn: local('downloadHiddenOn', isText, 'text'),
  /** Time when this device declined a passkey, ms since 1970; the next offer waits. */
  passkeyDeclinedAt: local('passkeyDeclinedAt', isNumber),
  /** Number of visits with this device. */
  visits: local(VISITS_KEY, isNumber),
  /** Present in a tab whose visit is counted. */
  visiting: { key: VISITING_KEY, area: 'session', encoding: 'text', guard: isText } as StorageEntry<string>,
  balanceHidden: local('balanceHidden', isFlag),
  /** Ids of the operator's popups that were shown on this device, latest first. */
  popupsSeen: local('popupsSeen', isListOf(isText)),
  /** Release for which the page already reloaded after a missing chunk, so that it reloads once at most. */
  reloadedFor: {
    key: 'reloadedFor',
    area: 'session',
    encoding: 'text',
    guard: isText,
  } as StorageEntry<string>,
} as const
