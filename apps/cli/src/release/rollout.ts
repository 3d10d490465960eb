import { existsSync } from 'node:fs'
import { basename, join, relative } from 'node:path'

import type { Disk } from './disk.ts'
import { nginxRollout } from './nginx.ts'
import { namesIn, targetOf, textOf } from './reading.ts'
import { isRollout } from './rolloutFile.ts'
import {
  ROLLOUT_FILE,
  SITE_FOLDER,
  UNFINISHED,
  type BrandStore,
  type Manifest,
  type Rollout,
} from './store.ts'
import { UnreadableState } from './unreadableState.ts'

/** Four digits: folders of rollouts sort by their names. */
const folderOf = ({ rollouts }: BrandStore, number: number) => join(rollouts, String(number).padStart(4, '0'))

function readRollout({ tenant }: BrandStore, folder: string): Rollout | undefined {
  try {
    const rollout: unknown = JSON.parse(textOf(join(folder, ROLLOUT_FILE)) ?? '')
    return isRollout(tenant, rollout) ? rollout : undefined
  } catch {
    return undefined
  }
}

/** Live rollout of a brand; undefined before its first promotion. */
export async function readLive(brand: BrandStore): Promise<Rollout | undefined> {
  const target = targetOf(brand.live)
  return target === undefined ? undefined : readRollout(brand, join(brand.folder, target))
}

/** All rollouts of a brand, newest first. */
export async function readHistory(brand: BrandStore): Promise<Rollout[]> {
  const folders = namesIn(brand.rollouts).filter((name) => !name.includes(UNFINISHED))
  const rollouts = folders.map((name) => readRollout(brand, join(brand.rollouts, name)))
  const live = await readLive(brand)
  return rollouts
    .filter((rollout) => rollout !== undefined)
    .filter(({ number }) => number <= (live?.number ?? 0))
    .sort((a, b) => b.number - a.number)
}

/**
 * Live rollout of a brand; undefined before its first promotion.
 * @throws {UnreadableState} when it cannot be read: what is served then is not known, and no reason to remove it
 */
export async function demandLive(brand: BrandStore): Promise<Rollout | undefined> {
  const target = targetOf(brand.live)
  const live = await readLive(brand)
  if (target === undefined && existsSync(brand.live))
    throw new UnreadableState(
      `${brand.live} is no link, as after a copy that follows links: nothing was switched. Make it a link to the last folder of ${brand.rollouts} again.`,
    )
  if (target === undefined || live !== undefined) return live
  throw new UnreadableState(
    `${join(brand.folder, target, ROLLOUT_FILE)} cannot be read: nothing was switched. Put it back from a backup, or point the link ${brand.live} at the rollout before it.`,
  )
}

/** Number of the live rollout by the link's own name; 0 before a brand's first promotion. */
async function liveNumber(brand: BrandStore): Promise<number> {
  return (await demandLive(brand)) === undefined ? 0 : Number(basename(targetOf(brand.live) ?? ''))
}

/**
 * Removes the remains of killed processes: unfinished folders, and rollouts that were written but never
 * served. The live rollout is not touched.
 * @throws {UnreadableState} when the live rollout cannot be read; nothing is removed then
 */
export async function recover(disk: Disk, brand: BrandStore): Promise<void> {
  const live = await liveNumber(brand)
  for (const folder of [brand.folder, brand.rollouts]) {
    for (const name of namesIn(folder).filter((each) => each.endsWith(UNFINISHED)))
      await disk.remove(join(folder, name))
  }
  for (const name of namesIn(brand.rollouts)) {
    if (Number(name) > live) await disk.remove(join(brand.rollouts, name))
  }
}

/** Releases served by a rollout. */
export function sidesOf({ stable, canary }: Pick<Rollout, 'stable' | 'canary'>): string[] {
  return canary === undefined ? [stable] : [stable, canary.release]
}

/** Releases that a rollout may need: those it serves, those with open pages, and those for rollback. */
export function servedReleases(rollout: Rollout): string[] {
  return [...new Set([...sidesOf(rollout), ...(rollout.left ?? []), ...rollout.before.slice(0, 1)])]
}

/**
 * Maximum number of replaced releases whose files stay available; few pages stay open over more switches,
 * which follow each other within hours.
 */
const MAX_REPLACED = 3

/**
 * Releases with pages still open after a switch in either direction, latest first.
 * @param keep number of releases to keep in total; the latest of these is always kept
 */
export function replacedReleases(
  from: Rollout | undefined,
  to: Pick<Rollout, 'stable' | 'canary'>,
  keep = MAX_REPLACED + 1,
): string[] {
  if (from === undefined) return []
  const lately = new Set([...sidesOf(from), ...(from.left ?? [])])
  for (const id of sidesOf(to)) lately.delete(id)
  return [...lately].slice(0, Math.max(1, Math.min(MAX_REPLACED, keep - 1)))
}

/**
 * Writes a rollout and makes it live. The final rename is atomic: visitors get the old one before it and
 * the new one after it. It is on the disk before releases of before are removed.
 * @param manifest of the release for all visitors outside the canary
 */
export async function switchTo(
  disk: Disk,
  brand: BrandStore,
  rollout: Rollout,
  manifest: Manifest,
): Promise<void> {
  const folder = folderOf(brand, rollout.number)
  const unfinished = `${folder}.${process.pid}${UNFINISHED}`
  const nginx = await nginxRollout(brand, rollout, manifest)
  await disk.mkdir(unfinished)
  const files = { [ROLLOUT_FILE]: `${JSON.stringify(rollout, null, 2)}\n`, 'nginx.conf': nginx }
  for (const [name, text] of Object.entries(files)) await disk.write(join(unfinished, name), text)
  const slots = { stable: rollout.stable, canary: rollout.canary?.release, before: rollout.before[0] }
  for (const [slot, id] of Object.entries(slots)) {
    if (id !== undefined) await disk.symlink(join('../..', id, SITE_FOLDER), join(unfinished, slot))
  }
  await disk.sync([...Object.keys(files).map((name) => join(unfinished, name)), unfinished])
  await disk.rename(unfinished, folder)
  await disk.sync([brand.rollouts])
  const next = join(brand.folder, `live.${process.pid}${UNFINISHED}`)
  await disk.remove(next)
  await disk.symlink(join(relative(brand.folder, brand.rollouts), basename(folder)), next)
  await disk.rename(next, brand.live)
  await disk.sync([brand.folder])
}
