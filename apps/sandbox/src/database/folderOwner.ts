import { createHash } from 'node:crypto'
import { mkdir, realpath, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Releases a folder. */
export type Release = () => Promise<void>

/**
 * Claims a data folder for this process: the embedded database does not lock its files, and two processes on
 * them lose each other's writes. The claim is a local socket, which the system closes with the process, so
 * that a killed sandbox leaves nothing behind.
 * @throws Error in one sentence when another process owns the folder
 */
export async function claimFolder(folder: string): Promise<Release> {
  await mkdir(folder, { recursive: true })
  const path = socketPath(await realpath(folder))
  const server =
    (await listenOn(path)) ?? ((await isAnswered(path)) ? undefined : await listenOnLeftover(path))
  if (!server) throw new Error(`Another sandbox uses the folder ${folder}: stop it, or set SANDBOX_DATA.`)
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/** Socket of a folder: without a file on Linux and Windows, a file in the temporary folder elsewhere. */
function socketPath(folder: string): string {
  const name = `livery-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`
  if (process.platform === 'linux') return `\0${name}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  return join(tmpdir(), name)
}

/** Server on a socket; undefined when the socket is taken. */
function listenOn(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end())
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    })
    server.listen(path, () => resolve(server))
  })
}

/** The file of a socket outlives a killed process, where sockets are files. */
async function listenOnLeftover(path: string): Promise<Server | undefined> {
  if (path.startsWith('\0')) return undefined
  await rm(path, { force: true })
  return listenOn(path)
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
