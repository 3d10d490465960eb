import type { PlayType } from '@livery/domain/games'

/** Query parameters of the lottery client other than the lottery (S-routes-19). */
export interface ClientQuery {
  /** One-time launch token; it is removed from the address at once (S-lottery-06). */
  readonly token: string | undefined
  readonly merchant: string | undefined
  /** Requested theme; other values are ignored, and no style sheet is ever loaded from an address. */
  readonly css: 'dark' | 'light' | undefined
  readonly prizeMode: string | undefined
}

/** Prize modes as the contract spells them. */
const PRIZE_MODE = /^[A-Za-z0-9_-]{1,32}$/

/** Query parameters from the client's address; malformed ones count as absent. */
export function readClientQuery(search: string): ClientQuery {
  const query = new URLSearchParams(search)
  const css = query.get('css')
  const prizeMode = query.get('prize_mode') ?? ''
  return {
    token: query.get('token') || undefined,
    merchant: query.get('merchant') || undefined,
    css: css === 'dark' || css === 'light' ? css : undefined,
    prizeMode: PRIZE_MODE.test(prizeMode) ? prizeMode : undefined,
  }
}

/** The same query without its token, safe for the address, the history and a shared link. */
export function withoutToken(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('token')
  const rest = query.toString()
  return rest === '' ? '' : `?${rest}`
}

/** The play type of the path; anything else than `ent` is traditional. */
export function playTypeOfPath(part: string | undefined): PlayType {
  return part === 'ent' ? 'ent' : 'trad'
}
