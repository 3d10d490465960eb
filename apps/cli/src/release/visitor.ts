import { createHash, randomUUID } from 'node:crypto'

/** Keeps a visitor on one side of a canary. It holds a random word and nothing about the visitor. */
export const VISITOR_COOKIE = 'livery_visitor'

const YEAR = 31_536_000

/** The visitor's word from a `Cookie` header. */
export function visitorOf(cookies: string | undefined): string | undefined {
  const found = new RegExp(`(?:^|;\\s*)${VISITOR_COOKIE}=([\\w-]{1,64})(?:;|$)`).exec(cookies ?? '')
  return found?.[1]
}

/** A word for somebody who comes for the first time. */
export function newVisitor(): string {
  return randomUUID()
}

/** `Set-Cookie` of a visitor. */
export function visitorCookie(visitor: string, attributes = ''): string {
  return `${VISITOR_COOKIE}=${visitor}; Path=/; Max-Age=${YEAR}; SameSite=Lax; HttpOnly${attributes}`
}

const SCALE = 2 ** 32

/**
 * Whether a visitor is among the first `share` per cent. Whoever is in a canary stays in it when its share grows.
 */
export function isInCanary(visitor: string, share: number): boolean {
  return createHash('sha256').update(visitor).digest().readUInt32BE(0) < (SCALE * share) / 100
}
