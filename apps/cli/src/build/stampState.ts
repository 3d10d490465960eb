import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What livery remembers of a bundle it wrote, beside the other throw-away files: bundles name no state. */
export interface StampState {
  /** Hash of everything that the bundle was made of. */
  readonly inputs: string
  /** Hash of what the leak scan looked for when it last passed. */
  readonly scanned: string
  /** Hash of the bundle's report: tells whether the folder still holds what was written. */
  readonly report: string
}

export function hashText(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(String(part.length)).update('\0').update(part)
  return hash.digest('hex')
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** One hash over the names and contents of everything below a folder. */
export async function hashFolder(folder: string): Promise<string> {
  const files = await filesBelow(folder)
  const contents = await Promise.all(files.map((file) => readFile(file)))
  return hashText(...files.flatMap((file, at) => [file.slice(folder.length), contents[at] ?? '']))
}

/** States are kept per output folder: two folders hold two bundles. */
function stateFile(cache: string, out: string): string {
  return join(cache, 'stamps', `${hashText(out).slice(0, 16)}.json`)
}

/** Held while a bundle is written, so that two builds at once do not meet in its folder. */
export function lockFile(cache: string, out: string): string {
  return `${stateFile(cache, out)}.lock`
}

export async function readState(cache: string, out: string): Promise<StampState | undefined> {
  try {
    return JSON.parse(await readFile(stateFile(cache, out), 'utf8')) as StampState
  } catch {
    return undefined
  }
}

export async function writeState(cache: string, out: string, state: StampState): Promise<void> {
  const file = stateFile(cache, out)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(state))
}
