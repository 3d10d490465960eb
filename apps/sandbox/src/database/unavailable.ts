import { sqlState } from './sqlState.ts'

/** PostgreSQL's classes of errors of the server, not of a statement: connection, resources, operator, system. */
const CLASSES: ReadonlySet<string> = new Set(['08', '53', '58'])

/** The server is going down, has crashed, or is not up yet. */
const STOPPED: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03'])

/** Errors of the network between the sandbox and its database. */
const NETWORK: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
])

/** Messages of the driver for a connection that ended or was not to be had; these errors have no code. */
const ENDED = /connection terminated|connection ended|not queryable|timeout exceeded when trying to connect/i

/**
 * True for an error that ended the server's session from within, such as the file that a new session cannot write on a
 * full disk. Its code is only that of an inner error; the driver keeps the severity beside it.
 */
const hasEndedSession = (error: Error, state: string): boolean =>
  state.startsWith('XX') && 'severity' in error && (error.severity === 'FATAL' || error.severity === 'PANIC')

/** True for an error of a database that is away, overloaded or out of space; the caller may try again later. */
export function databaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.cause !== undefined && databaseUnavailable(error.cause)) return true
  if (error instanceof AggregateError && error.errors.some(databaseUnavailable)) return true
  const state = sqlState(error) ?? ''
  if (NETWORK.has(state) || STOPPED.has(state) || hasEndedSession(error, state)) return true
  return /^[0-9A-Z]{5}$/.test(state) ? CLASSES.has(state.slice(0, 2)) : ENDED.test(error.message)
}

/** Time in ms after which an attempt is the last one: the caller's own patience has an end. */
const PATIENCE_MS = 3000

/** Waits in ms between attempts at a database that is away: a restart takes about a second. */
const WAITS = [50, 150, 400, 900] as const

/**
 * Repeats work that failed because the database was away.
 * @param isSafe - true while a failed attempt has certainly changed nothing
 */
export async function retryWhileAway<T>(
  attempt: () => Promise<T>,
  isSafe: (error: unknown) => boolean,
): Promise<T> {
  const started = performance.now()
  for (const ms of WAITS) {
    try {
      return await attempt()
    } catch (error) {
      const isLate = performance.now() - started > PATIENCE_MS
      if (isLate || !databaseUnavailable(error) || !isSafe(error)) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, ms))
  }
  return attempt()
}
