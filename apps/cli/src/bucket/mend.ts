import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { inTurns } from '@livery/tenant'

import type { Damage } from '../release/damage.ts'
import { chainFault } from '../release/log.ts'
import { objectPath } from '../release/objects.ts'
import type { BrandReport, Repaired } from '../release/repair.ts'
import { MANIFEST_FILE, SITE_FOLDER, releaseId, type ReleasedFile } from '../release/store.ts'
import { AT_ONCE } from './contents.ts'
import { steadily } from './fence.ts'
import { DATA, logsKey, objectKey, releaseKey } from './layout.ts'
import { listKept, readManifest } from './readRelease.ts'
import { USUAL_WAIT_S, changeState, readLines, readState } from './state.ts'
import type { Place } from './switch.ts'
import { storeContent } from './upload.ts'

const sha256Of = (body: Buffer) => createHash('sha256').update(body).digest('hex')

/** State of contents that a command read already, by key. */
export type Looked = Map<string, Promise<Damage['what'] | undefined>>

async function stateOf(
  { store }: Place,
  { path, sha256 }: ReleasedFile,
): Promise<Damage['what'] | undefined> {
  const found = await store.get(objectKey(path, sha256))
  if (found === undefined) return 'missing'
  return sha256Of(found.body) === sha256 ? undefined : 'changed'
}

async function damagesOf(place: Place, id: string, looked: Looked): Promise<Damage[]> {
  const found = await readManifest(place.store, place.tenant, id)
  if (found === undefined) return [{ release: id, path: MANIFEST_FILE, what: 'changed' }]
  const damages = await inTurns(AT_ONCE, found.manifest.files, async (file): Promise<Damage[]> => {
    const key = objectKey(file.path, file.sha256)
    const state = looked.get(key) ?? stateOf(place, file)
    looked.set(key, state)
    const what = await state
    return what === undefined
      ? []
      : [{ release: id, path: `${SITE_FOLDER}/${file.path}`, what, sha256: file.sha256 }]
  })
  return damages.flat()
}

/** Reads every content of a brand's releases and compares it with its hash, and the log's chain. */
export async function verifyIn(place: Place, looked: Looked): Promise<BrandReport> {
  const { store, tenant } = place
  const kept = await listKept(store, tenant)
  const damages: Damage[] = []
  for (const { id } of kept) damages.push(...(await damagesOf(place, id, looked)))
  const { rollout } = (await readState(store, tenant)).state
  return {
    tenant,
    releases: kept.length,
    damages,
    log: chainFault(await readLines(store, tenant), rollout, logsKey(tenant)),
  }
}

async function firstSound(
  files: readonly string[],
  sound: (body: Buffer) => boolean,
): Promise<Buffer | undefined> {
  for (const file of files) {
    const body = await readFile(file).catch(() => undefined)
    if (body !== undefined && sound(body)) return body
  }
  return undefined
}

/** Restores manifests and contents of a brand's releases from builds and from stores in folders. */
export async function repairIn(
  place: Place,
  { sources, by, wait = USUAL_WAIT_S }: { sources: readonly string[]; by: string; wait?: number | undefined },
): Promise<Repaired> {
  const { store, tenant } = place
  const mended: Damage[] = []
  const left: Damage[] = []

  async function mendOne(damage: Damage): Promise<boolean> {
    const { release, path, sha256 } = damage
    if (sha256 === undefined) {
      const copies = sources.map((source) => join(source, tenant, release, MANIFEST_FILE))
      const text = await firstSound(copies, (body) => releaseId(tenant, body.toString()) === release)
      if (text !== undefined) await store.put(releaseKey(tenant, release, MANIFEST_FILE), text, DATA)
      return text !== undefined
    }
    const below = path.slice(SITE_FOLDER.length + 1)
    const copies = sources.flatMap((source) => [
      objectPath(join(source, 'objects'), sha256),
      join(source, tenant, below),
    ])
    const body = await firstSound(copies, (copy) => sha256Of(copy) === sha256)
    if (body !== undefined) await storeContent(store, { path: below, sha256, bytes: body.length }, body)
    return body !== undefined
  }

  await steadily(store, wait, async () => {
    for (const { id } of await listKept(store, tenant)) {
      // A manifest that is mended may name contents that are damaged.
      for (const looks of [1, 2]) {
        const damages = await damagesOf(place, id, new Map())
        for (const damage of damages)
          if (await mendOne(damage)) mended.push(damage)
          else if (looks === 2) left.push(damage)
        if (damages.length === 0) break
      }
    }
  })
  for (const release of new Set(mended.map((damage) => damage.release)))
    await changeState(store, tenant, wait, () => {
      const told = { at: new Date().toISOString(), by, what: 'repair' as const, release }
      return Promise.resolve({ state: {}, told, result: undefined })
    })
  return { tenant, mended, left }
}
