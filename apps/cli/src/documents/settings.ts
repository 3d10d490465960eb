import { gatewayOrigin } from './gatewayOrigin.ts'
import type { DocumentConfig } from './plan.ts'
import { createRecorder, type Recorder, type Recording, type TimeLimits } from './recorder.ts'
import { readSnapshot, writeSnapshot, type Snapshot } from './snapshot.ts'

const HOUR_MS = 3_600_000

/** Age in hours from which content is not shown any more, unless a command says otherwise. */
export const USUAL_MAX_AGE_HOURS = 24
export const USUAL_MAX_AGE_MS = USUAL_MAX_AGE_HOURS * HOUR_MS

/** Source of the content of documents. */
export interface DocumentSettings {
  /** Folder of the snapshots, one file for each brand. */
  readonly snapshots: string
  /** Origin to ask instead of each brand's own gateway. */
  readonly gateway?: string | undefined
  /** True to ask no gateway. */
  readonly offline?: boolean | undefined
  /** True for documents that players get: what a sandbox answered before, for trying, is nothing for them. */
  readonly forPlayers?: boolean | undefined
  /** Age in ms from which content is not shown any more. */
  readonly maxAge: number
  readonly now?: () => number
  /** Patience with the gateway; default: seconds, because a build goes on without it. */
  readonly timeLimits?: TimeLimits
}

/** Milliseconds of a number of hours. */
export const hoursToMs = (hours: number): number => hours * HOUR_MS

type Brand = Pick<DocumentConfig, 'id' | 'gateway' | 'hosts'>

/**
 * True when a brand's documents may hold answers of before: for players those of the gateway alone that would be asked.
 * @param answered origin that gave the answers
 */
export function mayHold(
  brand: Brand,
  { gateway, forPlayers = false }: DocumentSettings,
  answered: string | undefined,
): boolean {
  return !forPlayers || (answered !== undefined && answered === gatewayOrigin(brand, gateway))
}

/** Last snapshot of a brand; undefined when its documents may not hold it. */
async function usableSnapshot(brand: Brand, settings: DocumentSettings): Promise<Snapshot | undefined> {
  const snapshot = await readSnapshot(settings.snapshots, brand.id)
  return snapshot !== undefined && mayHold(brand, settings, snapshot.gateway) ? snapshot : undefined
}

/** Recorder of one brand, with the answers of its last snapshot; without settings it answers nothing. */
export async function openRecorder(brand: Brand, settings: DocumentSettings | undefined): Promise<Recorder> {
  if (settings === undefined) return createRecorder({ gateway: undefined, maxAge: USUAL_MAX_AGE_MS })
  const { gateway, offline = false, maxAge, now, timeLimits } = settings
  return createRecorder({
    gateway: offline ? undefined : gatewayOrigin(brand, gateway),
    kept: await usableSnapshot(brand, settings),
    maxAge,
    ...(now && { now }),
    ...(timeLimits && { timeLimits }),
  })
}

/** True when a brand's documents may get content: from a gateway that can be asked, or from the last snapshot. */
export async function mayHaveContent(brand: Brand, settings: DocumentSettings): Promise<boolean> {
  const { gateway, offline = false, maxAge, now = Date.now } = settings
  if (!offline && gatewayOrigin(brand, gateway) !== undefined) return true
  const { answers = [] } = (await usableSnapshot(brand, settings)) ?? {}
  return answers.some(({ at }) => now() - at < maxAge)
}

/** Keeps what was recorded for the next run, when any of it is new. */
export async function keepRecording(
  { id }: Brand,
  settings: DocumentSettings | undefined,
  { snapshot, isLive }: Recording,
): Promise<void> {
  if (settings !== undefined && isLive) await writeSnapshot(settings.snapshots, id, snapshot)
}

/** Content of a brand's documents: new answers, kept ones, or none. */
export type ContentState = 'live' | 'kept' | 'none'

export function contentState({ isLive, asOf }: Recording): ContentState {
  if (asOf === undefined) return 'none'
  return isLive ? 'live' : 'kept'
}

/** Documents of a brand after they were made. */
export interface MadeDocuments {
  readonly brand: Brand
  readonly content: ContentState
}

function faultOf({ brand, content }: MadeDocuments, { gateway, offline = false }: DocumentSettings) {
  const origin = offline ? undefined : gatewayOrigin(brand, gateway)
  const how =
    content === 'kept'
      ? 'documents hold the answers of the last time'
      : 'documents are without content, and visitors load it as before'
  const why = offline
    ? 'no gateway was asked (--offline)'
    : origin === undefined
      ? 'tenant.ts names no gateway and no host that can be reached from here'
      : 'the gateway gave no public answer'
  const advice = (ids: string) =>
    origin === undefined ? `livery refresh${ids} --gateway <origin>` : `when it answers, livery refresh${ids}`
  return { id: brand.id, origin, why, how, advice }
}

/** Brands that a warning names one by one; more of them with the same fault are told together. */
const MOST_NAMED = 3

/** Warnings about brands' documents, with what to do; none for those that hold new answers. */
export function contentWarnings(made: readonly MadeDocuments[], settings: DocumentSettings): string[] {
  const faults = made.filter(({ content }) => content !== 'live').map((each) => faultOf(each, settings))
  const alike = Map.groupBy(faults, ({ why, how }) => `${why}; ${how}`)
  return [...alike.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined || group.length <= MOST_NAMED)
      return group.map(({ id, origin = '', why, how, advice }) => {
        const said = why.replace('the gateway', origin)
        return `${id}: ${said}; its ${how}. Renew them: ${advice(` ${id}`)}`
      })
    const { why, how, advice } = first
    const named = group.slice(0, MOST_NAMED).map(({ id }) => id)
    const more = `${named.join(', ')} and ${group.length - MOST_NAMED} more`
    return [`${more}: ${why}; their ${how}. Renew them: ${advice('')}`]
  })
}
