import { createHash, randomUUID } from 'node:crypto'

/**
 * Cookie that assigns a visitor to one side of a canary. Its value is random and says nothing about the
 * visitor.
 */
export const VISITOR_COOKIE = 'livery_visitor'

const YEAR = 31_536_000

/** Visitor id from a `Cookie` header. */
export function visitorOf(cookies: string | undefined): string | undefined {
  const found = new RegExp(`(?:^|;\\s*)${VISITOR_COOKIE}=([\\w-]{1,64})(?:;|$)`).exec(cookies ?? '')
  return found?.[1]
}

/** Random id for a new visitor. */
export function newVisitor(): string {
  return randomUUID()
}

/** `Set-Cookie` value for a visitor. */
export function visitorCookie(visitor: string, attributes = ''): string {
  return `${VISITOR_COOKIE}=${visitor}; Path=/; Max-Age=${YEAR}; SameSite=Lax; HttpOnly${attributes}`
}

const SCALE = 2 ** 32

/**
 * True when a visitor is among the first `share` per cent. Visitors in a canary stay in it when its share
 * is raised.
 */
export function isInCanary(visitor: string, share: number): boolean {
  return createHash('sha256').update(visitor).digest().readUInt32BE(0) < (SCALE * share) / 100
}
