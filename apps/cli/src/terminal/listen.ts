import { createServer, type AddressInfo } from 'node:net'

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
  if (URL.canParse(value)) return value
  throw new UserError(`SANDBOX_URL is '${value}': give an address such as ${usual}.`)
}

/** One-sentence message for a server that cannot listen. */
export function listenError(error: unknown, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new UserError(
      `Port ${port} is in use: stop the program that uses it, or choose another with PORT=${port + 1}.`,
    )
  if (code === 'EACCES')
    return new UserError(`Port ${port} needs more rights: choose one above 1023 with PORT=7100.`)
  return error
}

/** Resolves when the user stops the program. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
  })
}
