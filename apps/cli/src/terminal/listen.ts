import { createServer, type AddressInfo } from 'node:net'

import { demandAddress } from './address.ts'
import { UserError } from './userError.ts'

/** Port from an environment variable, or the usual one. */
export function portFrom(value: string | undefined, usual: number): number {
  if (value === undefined || value === '') return usual
  const port = Number(value)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new UserError(`'${value}' is no port: choose a number from 0 to 65535.`)
}

/** Free port: the wanted one if possible, else any. */
export async function freePort(wanted = 0): Promise<number> {
  const server = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(wanted, 'localhost', () => resolve(true))
  })
  if (!isFree) return freePort()
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Gateway origin from an environment variable, or the usual one. */
export function sandboxFrom(value: string | undefined, usual: string): string {
  if (value === undefined || value === '') return usual
  return demandAddress('SANDBOX_URL', value, usual)
}

/** Codes for an address that is none of this machine's. */
const ELSEWHERE = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'])

/** One-sentence message for a server that cannot listen. @param host as it was given */
export function listenError(error: unknown, port: number, host = 'localhost'): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new UserError(
      `Port ${port} is in use: stop the program that uses it, or choose another with PORT=${port + 1}.`,
    )
  if (code === 'EACCES')
    return new UserError(`Port ${port} needs more rights: choose one above 1023 with PORT=7100.`)
  if (ELSEWHERE.has(String(code)))
    return new UserError(`This machine has no address '${host}': give --host localhost, or one of its own.`)
  return error
}

/** Resolves when the user stops the program. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
  })
}
