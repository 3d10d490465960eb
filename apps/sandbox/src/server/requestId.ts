import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Id of a request: the client's, where it has the contract's form, or a new one. */
export function readRequestId(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[A-Za-z0-9._:-]{8,64}$/.test(given) ? given : randomUUID()
}
