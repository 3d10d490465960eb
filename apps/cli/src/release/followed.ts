import { basename, join } from 'node:path'

import type { Disk } from './disk.ts'
import { targetOf, textOf } from './reading.ts'
import { replaceFile } from './replaceFile.ts'
import { brandStore, listBrands } from './store.ts'

/** Name of each brand's live rollout, by brand. */
type Followed = Readonly<Record<string, string>>

/** Rollouts that web server and caches took notice of. */
const fileOf = (store: string) => join(store, 'followed.json')

async function liveRollouts(store: string): Promise<Followed> {
  const live = (await listBrands(store)).flatMap((tenant): [string, string][] => {
    const target = targetOf(brandStore(store, tenant).live)
    return target === undefined ? [] : [[tenant, basename(target)]]
  })
  return Object.fromEntries(live)
}

/** An unreadable file is none: the web server is told once more than it needs. */
function readFollowed(store: string): Followed {
  try {
    return JSON.parse(textOf(fileOf(store)) ?? '') as Followed
  } catch {
    return {}
  }
}

/**
 * Lets web server and caches take notice of switches, those of before too whose notice failed or was cut off: what was
 * taken notice of is kept beside the releases.
 * @param tell work for the brands whose live rollout is not the one that was told last
 * @returns number of brands that were told
 */
export async function tellSwitches(
  disk: Disk,
  store: string,
  tell: (tenants: readonly string[]) => Promise<void>,
): Promise<number> {
  const [live, followed] = [await liveRollouts(store), readFollowed(store)]
  const changed = Object.keys(live).filter((tenant) => live[tenant] !== followed[tenant])
  if (changed.length === 0) return 0
  await tell(changed)
  await replaceFile(disk, fileOf(store), `${JSON.stringify(live)}\n`)
  return changed.length
}
