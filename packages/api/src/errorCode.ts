import { ERROR_CODES } from './generated/errorCodes.ts'

/** Error code of the contract. */
export type ErrorCode = (typeof ERROR_CODES)[number]

/**
 * Codes of failures that the client detects itself; no gateway sends them.
 * - `network.not_sent`: the device was offline when a call that changes something was to be sent; it was not
 *   sent.
 * - `network.offline`: the gateway could not be reached, or the connection broke.
 * - `network.timeout`: no whole answer within the call's time limit.
 * - `network.unreadable`: an answer that is not the contract's, such as a proxy's error page.
 * - `unknown`: a failure whose code the contract does not list; `reportedCode` has it.
 */
export type ClientCode =
  | 'network.not_sent'
  | 'network.offline'
  | 'network.timeout'
  | 'network.unreadable'
  | 'unknown'

const KNOWN: ReadonlySet<string> = new Set(ERROR_CODES)

export const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && KNOWN.has(code)
