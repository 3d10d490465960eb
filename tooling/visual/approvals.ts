import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A picture that differs: its name, and the digest of both its sides. */
export interface Change {
  readonly name: string
  readonly digest: string
}

/** File of a report with all its changes, for `--approve`. */
const CHANGES = 'changes.json'

/** Digest of a change: another base or another picture is another change, and is not approved with it. */
export function digestOf(before: Buffer | undefined, after: Buffer | undefined): string {
  const hash = createHash('sha256')
  for (const side of [before, after])
    hash.update(side === undefined ? 'none' : `${side.length}:`).update(side ?? '')
  return hash.digest('hex').slice(0, 12)
}

/** Digests of approved changes; none where the file is missing. */
export async function readApproved(file: string): Promise<ReadonlySet<string>> {
  return new Set(existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as string[]) : [])
}

/** Writes the changes of a run beside its report. */
export async function writeChanges(folder: string, changes: readonly Change[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, CHANGES), `${JSON.stringify(changes, undefined, 2)}\n`)
}

/**
 * Approves changes of the last run.
 * @param asked digests or names separated by commas, or `all`
 * @returns the changes that are approved now
 * @throws without a run, and for what the run did not find, with what it did
 */
export async function approve(asked: string, folder: string, file: string): Promise<readonly Change[]> {
  const source = join(folder, CHANGES)
  if (!existsSync(source)) throw new Error(`${source} is missing: compare first, then approve.`)
  const changes = JSON.parse(await readFile(source, 'utf8')) as readonly Change[]
  const wanted = asked.split(',').map((one) => one.trim())
  const isMeant = ({ name, digest }: Change, one: string): boolean =>
    one === 'all' || one === digest || one === name
  const unknown = wanted.filter((one) => !changes.some((change) => isMeant(change, one)) && one !== 'all')
  if (unknown.length > 0)
    throw new Error(
      `--approve names ${unknown.join(', ')}, which the last run did not find. It found ${changes.map(({ name, digest }) => `${digest} (${name})`).join(', ') || 'no change'}.`,
    )
  const approved = changes.filter((change) => wanted.some((one) => isMeant(change, one)))
  const known = new Set([...(await readApproved(file)), ...approved.map(({ digest }) => digest)])
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify([...known], undefined, 2)}\n`)
  return approved
}
