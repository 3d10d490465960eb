import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { SENT_HEADERS } from './publicReads.ts'

/** One public answer of a gateway, with the request that it answers. */
export interface KeptAnswer {
  /** Path and query. */
  readonly path: string
  /** Values of the headers in {@link SENT_HEADERS}, in their order; '' for one that was not sent. */
  readonly headers: readonly string[]
  /** When it was given, in epoch ms. */
  readonly at: number
  /** JSON text. */
  readonly body: string
}

/** Public answers of one brand's gateway: what its documents are made of. */
export interface Snapshot {
  readonly version: 1
  /** Origin of the gateway; answers of another one are of no use. */
  readonly gateway: string
  readonly answers: readonly KeptAnswer[]
}

/** Requests with the same key get the same answer: the merchant is part of it. */
export function answerKey({ path, headers }: Pick<KeptAnswer, 'path' | 'headers'>): string {
  return [path, ...headers].join('\n')
}

/** Hash of answers in the order of a snapshot, whenever they were given. */
export function hashAnswers(answers: readonly KeptAnswer[]): string {
  const hash = createHash('sha256')
  for (const answer of answers)
    hash.update(`${answerKey(answer)}\n${answer.body.length}\n`).update(answer.body)
  return hash.digest('hex')
}

/** Parts of a request that its answer depends on. */
export function askedBy(request: Request): Pick<KeptAnswer, 'path' | 'headers'> {
  const { pathname, search } = new URL(request.url)
  return { path: pathname + search, headers: SENT_HEADERS.map((name) => request.headers.get(name) ?? '') }
}

const fileOf = (folder: string, tenant: string) => join(folder, `${tenant}.json`)

/** Last snapshot of a brand; undefined when there is none that can be read. */
export async function readSnapshot(folder: string, tenant: string): Promise<Snapshot | undefined> {
  try {
    const snapshot = JSON.parse(await readFile(fileOf(folder, tenant), 'utf8')) as Snapshot
    return snapshot.version === 1 ? snapshot : undefined
  } catch {
    return undefined
  }
}

/** Keeps a snapshot for when the gateway is down. The file is replaced as a whole. */
export async function writeSnapshot(folder: string, tenant: string, snapshot: Snapshot): Promise<void> {
  const file = fileOf(folder, tenant)
  const fresh = `${file}.${randomUUID()}`
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(fresh, JSON.stringify(snapshot))
    await rename(fresh, file)
  } finally {
    await rm(fresh, { force: true })
  }
}
