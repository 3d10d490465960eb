import { join } from 'node:path'

import {
  TENANTS_FOLDER,
  checkTenants,
  listTenantFolders,
  type CheckedTenant,
  type CheckResult,
  type CheckOptions,
  type TenantReading,
} from '@livery/tenant'

import { readCached, writeCached } from '../cacheFile.ts'
import { endDrawing, pictureDrawer, prepareDrawing } from '../pictures/painter.ts'
import type { Workspace } from '../workspace.ts'
import { defaultsState, folderState, toolState } from './folderState.ts'
import { claimOf, nameClashes } from './nameClashes.ts'

/** Brand that was checked and had no error, as it is kept between two commands. */
interface KeptCheck extends Pick<TenantReading, 'environments' | 'defaults'> {
  /** State of its folder when it was read. */
  readonly state: string
  readonly config: TenantReading['config']
  readonly brand: TenantReading['brand']
  /** Warnings; absent for a brand that was only read. */
  readonly problems?: CheckedTenant['problems']
}

/** `checks.json` in the cache. */
interface KeptChecks {
  /** State of livery's own sources. */
  readonly tool: string
  /** Day of the checks: regulators' rules begin on one. */
  readonly day: string
  readonly brands: Readonly<Record<string, KeptCheck>>
}

/** Result of a check, with the state that each brand's folder was in. */
export interface BrandChecks extends CheckResult {
  readonly states: ReadonlyMap<string, string>
}

const isSound = ({ reading, problems = [] }: CheckedTenant): boolean =>
  reading.config !== undefined &&
  reading.brand !== undefined &&
  [...reading.problems, ...problems].every(({ level }) => level === 'warning')

/**
 * Checks brands as `checkTenants` does, and reads and checks only those whose folders changed since the last time. A
 * brand with an error is always checked anew.
 */
export async function checkBrands(
  { root, cache }: Pick<Workspace, 'root' | 'cache'>,
  options: Omit<CheckOptions, 'known' | 'catalogues' | 'draw'> = {},
): Promise<BrandChecks> {
  const file = join(cache, 'checks.json')
  const tool = toolState()
  const { now = new Date() } = options
  const day = now.toISOString().slice(0, 10)
  const before = readCached<KeptChecks>(file) ?? {}
  const kept = tool !== undefined && before.tool === tool && before.day === day ? (before.brands ?? {}) : {}
  const folders = await listTenantFolders(root)
  const shared = defaultsState(join(root, TENANTS_FOLDER))
  const stateOf = (path: string) => {
    const state = folderState(path)
    return state && `${state} ${shared}`
  }
  const states = new Map(
    folders.flatMap(({ id, path }) => {
      const state = stateOf(path)
      return state === undefined ? [] : [[id, state] as const]
    }),
  )
  const known = new Map<string, CheckedTenant>()
  for (const folder of folders) {
    const { state, problems, ...reading }: Partial<KeptCheck> = kept[folder.id] ?? {}
    const { config, brand } = reading
    if (state === undefined || state !== states.get(folder.id) || config === undefined || brand === undefined)
      continue
    known.set(folder.id, {
      reading: { ...folder, ...reading, config, brand, problems: [] },
      problems,
    })
  }
  const ids = options.ids && new Set(options.ids)
  const isAsked = (id: string) => ids?.has(id) ?? true
  const isToCheck = (id: string) => isAsked(id) && known.get(id)?.problems === undefined
  if (folders.some(({ id }) => isToCheck(id))) prepareDrawing(cache)
  const result = await checkTenants(root, { ...options, known, draw: pictureDrawer(cache) })
  await endDrawing()
  const asked = result.readings.filter(({ id }) => isAsked(id))
  // A brand that did not change since it was checked is new to nobody.
  const changed = asked.filter(({ id }) => known.get(id)?.problems === undefined)
  const isClaimed = (reading: TenantReading) => {
    const { [reading.id]: before } = kept
    const claim = before?.problems && claimOf({ ...reading, ...before })
    return claim !== undefined && claim === claimOf(reading)
  }
  const idsOf = (readings: readonly TenantReading[]) => new Set(readings.map(({ id }) => id))
  const owners = idsOf(changed.filter((reading) => !isClaimed(reading)))
  const clashes = nameClashes(owners, result.readings, idsOf(changed))
  const clashing = new Set(clashes.filter(({ level }) => level === 'error').map(({ tenant }) => tenant))
  const isNews = [...result.checked].some(([id, { problems }]) => known.get(id)?.problems !== problems)
  if (tool !== undefined && (isNews || known.size !== Object.keys(kept).length)) {
    const brands: Record<string, KeptCheck> = {}
    for (const { id, path } of folders) {
      const checked = result.checked.get(id) ?? known.get(id)
      const state = states.get(id)
      // A folder that changed while it was read is read again the next time.
      if (
        checked === undefined ||
        state === undefined ||
        !isSound(checked) ||
        clashing.has(id) ||
        (!known.has(id) && stateOf(path) !== state)
      )
        continue
      const { config, brand, environments, defaults = [] } = checked.reading
      brands[id] = {
        state,
        config,
        brand,
        ...(environments && { environments }),
        defaults,
        problems: checked.problems && [...checked.problems, ...clashes.filter(({ tenant }) => tenant === id)],
      }
    }
    writeCached(file, { tool, day, brands })
  }
  const all = [...result.problems, ...clashes]
  const ofLevel = (level: 'error' | 'warning') => all.filter((problem) => problem.level === level)
  return { ...result, problems: [...ofLevel('error'), ...ofLevel('warning')], states }
}
