import { createHash, randomUUID } from 'node:crypto'

/**
 * Cookie that assigns a visitor to one side of a canary. Its value is random and says nothing about the visitor. The
 * prefix lets browsers take it from its own host alone, over TLS.
 */
export const VISITOR_COOKIE = '__Host-livery_visitor'

const YEAR = 31_536_000

/** Regular expression of a `Cookie` header with a visitor's id, in the spelling of JavaScript and of PCRE. */
export const VISITOR_PATTERN = `(?:^|;\\s*)${VISITOR_COOKIE}=(?<visitor>[\\w-]{1,64})(?:;|$)`

/** Visitor id from a `Cookie` header. */
export const visitorOf = (cookies: string | undefined): string | undefined =>
  new RegExp(VISITOR_PATTERN).exec(cookies ?? '')?.groups?.['visitor']

/** Random id for a new visitor. */
export function newVisitor(): string {
  return randomUUID()
}

/** `Set-Cookie` value for a visitor. */
export function visitorCookie(visitor: string): string {
  return `${VISITOR_COOKIE}=${visitor}; Path=/; Max-Age=${YEAR}; SameSite=Lax; HttpOnly; Secure`
}

const SCALE = 2 ** 32

/**
 * True when a visitor is among the first `share` per cent. Visitors in a canary stay in it when its share
 * is raised.
 */
export function isInCanary(visitor: string, share: number): boolean {
  return createHash('sha256').update(visitor).digest().readUInt32BE(0) < (SCALE * share) / 100
}
