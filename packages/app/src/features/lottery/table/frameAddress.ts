import type { PlayType } from '@livery/domain'

/** What the address of the lottery client carries beside the lottery (specification, 'Route table'). */
export interface FrameQuery {
  /** The one-use launch token; it leaves the address at once (decision 13). */
  readonly token: string | undefined
  readonly merchant: string | undefined
  /** The look that was asked for; anything but a theme's name is ignored, no style sheet is ever taken from an address. */
  readonly css: 'dark' | 'light' | undefined
  readonly prizeMode: string | undefined
}

/** Prize modes as the contract spells them. */
const PRIZE_MODE = /^[A-Za-z0-9_-]{1,32}$/

/** Reads the client's address; what does not have its parameter's form is as good as absent. */
export function readFrameQuery(search: string): FrameQuery {
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

/** The same query without its token: what may stay in the address, the history and a shared link. */
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
