import { ERROR_CODES } from './generated/errorCodes.ts'

/** A code that the contract lists. */
export type ErrorCode = (typeof ERROR_CODES)[number]

/**
 * Codes that no gateway sends; the client gives them to what goes wrong around it.
 * - `network.offline`: the gateway could not be reached, or the connection broke.
 * - `network.timeout`: no whole answer within the call's time limit.
 * - `network.unreadable`: an answer that is not the contract's, such as a proxy's error page.
 * - `unknown`: a failure whose code the contract does not list; `reportedCode` has it.
 */
export type ClientCode = 'network.offline' | 'network.timeout' | 'network.unreadable' | 'unknown'

const KNOWN: ReadonlySet<string> = new Set(ERROR_CODES)

export const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && KNOWN.has(code)
