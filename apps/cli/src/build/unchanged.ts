import { statSync } from 'node:fs'
import { join } from 'node:path'

import type { LoadedTenant } from '@livery/tenant'

import { readCached, writeCached } from '../cacheFile.ts'
import { INDEX_FILE, readIndex } from '../documents/documentIndex.ts'
import { mayHaveContent, mayHold, type DocumentSettings } from '../documents/settings.ts'
import type { BuiltTenant } from './buildTenants.ts'
import { hashText } from './stampState.ts'

/** Bundle of before that is still as it was written. */
interface KeptBundle {
  /** Hash of the states of everything that the bundle was made of. */
  readonly inputs: string
  /** State of the bundle's report, which every build writes anew. */
  readonly report: string
  /** Hash of the data that it was searched for. */
  readonly searched: string
  readonly bytes: BuiltTenant['bytes']
  /** State of the index of its documents, which a renewal writes anew, and what it said about their content. */
  readonly index?: string
  readonly hasContent?: boolean
  readonly gateway?: string | undefined
}

type KeptBundles = Record<string, KeptBundle>

export interface UnchangedOptions {
  readonly out: string
  readonly cache: string
  readonly documents: DocumentSettings | undefined
  /** State of everything that all bundles are made of. */
  readonly shared: string
  /** Hash of the data of brands that bundles are searched for. */
  readonly searched: string
  /** State of a brand's folder; without one the brand is looked at closely. */
  readonly states: ReadonlyMap<string, string>
}

/** Bundles that need no closer look, and how to remember those that were looked at. */
export interface UnchangedBundles {
  /** Unchanged bundle of a brand, as a build would report it, whatever it was searched for. */
  readonly find: (tenant: LoadedTenant) => Promise<BuiltTenant | undefined>
  /** True for a bundle that was searched for all data of today. */
  readonly isSearched: (id: string) => boolean
  readonly remember: (built: readonly BuiltTenant[]) => Promise<void>
}

function stateOf(folder: string, file: string): string | undefined {
  const info = statSync(join(folder, file), { throwIfNoEntry: false })
  return info && `${info.ino} ${info.size} ${info.mtimeMs} ${info.ctimeMs}`
}

const reportState = (folder: string) => stateOf(folder, '_build/report.json')

/** Content of a bundle's documents, as their index says it now, which is read when it is another than before. */
async function contentOf(folder: string, before?: KeptBundle): Promise<Partial<KeptBundle>> {
  const index = stateOf(folder, INDEX_FILE)
  if (index === undefined) return {}
  if (before?.hasContent !== undefined && index === before.index)
    return { index, hasContent: before.hasContent, gateway: before.gateway }
  const { asOf, gateway } = (await readIndex(folder)) ?? {}
  return { index, hasContent: typeof asOf === 'number', gateway }
}

/**
 * Memory of bundles by the states of their inputs, so that a build of a thousand brands looks at a thousand states
 * instead of reading and locking each bundle. What it does not know, `buildTenants` compares by content.
 */
export function openUnchanged(options: UnchangedOptions): UnchangedBundles {
  const { out, cache, documents, shared, searched, states } = options
  const file = join(cache, 'stamps', `${hashText(out).slice(0, 16)}.all.json`)
  const kept = { ...readCached<KeptBundles>(file) }
  const inputsOf = (id: string): string | undefined => {
    const state = states.get(id)
    return state && hashText(shared, state)
  }

  async function find({ id, config }: LoadedTenant): Promise<BuiltTenant | undefined> {
    const started = performance.now()
    const bundle = kept[id]
    const folder = join(out, id)
    if (bundle === undefined || bundle.inputs !== inputsOf(id) || bundle.report !== reportState(folder))
      return undefined
    const known = { ...bundle, ...(await contentOf(folder, bundle)) }
    kept[id] = known
    const { hasContent = false, gateway } = known
    if (hasContent && documents !== undefined && !mayHold(config, documents, gateway)) return undefined
    // Documents without content are tried again where there may be some now.
    if (!hasContent && documents !== undefined && (await mayHaveContent(config, documents))) return undefined
    const ms = Math.round(performance.now() - started)
    return { id, out: folder, ms, cached: true, bytes: bundle.bytes, content: hasContent ? 'kept' : 'none' }
  }

  async function remember(built: readonly BuiltTenant[]): Promise<void> {
    for (const { id, out: folder, bytes } of built) {
      const [inputs, report] = [inputsOf(id), reportState(folder)]
      if (inputs !== undefined && report !== undefined)
        kept[id] = { inputs, report, bytes, searched, ...(await contentOf(folder, kept[id])) }
    }
    writeCached(file, kept)
  }
  return { find, isSearched: (id) => kept[id]?.searched === searched, remember }
}
