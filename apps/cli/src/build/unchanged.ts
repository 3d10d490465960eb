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
  /** State of a brand's folder; without one the brand is looked at closely. */
  readonly states: ReadonlyMap<string, string>
}

/** Bundles that need no closer look, and how to remember those that were looked at. */
export interface UnchangedBundles {
  /** Unchanged bundle of a brand, as a build would report it. */
  readonly find: (tenant: LoadedTenant) => Promise<BuiltTenant | undefined>
  readonly remember: (built: readonly BuiltTenant[]) => Promise<void>
}

function stateOf(folder: string, file: string): string | undefined {
  const info = statSync(join(folder, file), { throwIfNoEntry: false })
  return info && `${info.ino} ${info.size} ${info.mtimeMs} ${info.ctimeMs}`
}

const reportState = (folder: string) => stateOf(folder, '_build/report.json')

/** Content of a bundle's documents, as their index says it now. */
async function contentOf(folder: string): Promise<Pick<KeptBundle, 'index' | 'hasContent' | 'gateway'>> {
  const index = stateOf(folder, INDEX_FILE)
  if (index === undefined) return {}
  const { asOf, gateway } = (await readIndex(folder)) ?? {}
  return { index, hasContent: typeof asOf === 'number', gateway }
}

/**
 * Memory of bundles by the states of their inputs, so that a build of a thousand brands looks at a thousand states
 * instead of reading and locking each bundle. What it does not know, `buildTenants` compares by content.
 */
export function openUnchanged(options: UnchangedOptions): UnchangedBundles {
  const { out, cache, documents, shared, states } = options
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
    const isKnown = bundle.index !== undefined && bundle.index === stateOf(folder, INDEX_FILE)
    if (!isKnown) kept[id] = { ...bundle, ...(await contentOf(folder)) }
    const { hasContent = false, gateway } = kept[id] ?? {}
    if (hasContent && documents !== undefined && !mayHold(config, documents, gateway)) return undefined
    // Documents without content are tried again where there may be some now.
    if (!hasContent && documents !== undefined && (await mayHaveContent(config, documents))) return undefined
    const ms = Math.round(performance.now() - started)
    const content = hasContent ? 'kept' : 'none'
    return { id, out: folder, ms, cached: true, bytes: bundle.bytes, content }
  }

  async function remember(built: readonly BuiltTenant[]): Promise<void> {
    for (const { id, out: folder, bytes } of built) {
      const [inputs, report] = [inputsOf(id), reportState(folder)]
      if (inputs !== undefined && report !== undefined)
        kept[id] = { inputs, report, bytes, ...(await contentOf(folder)) }
    }
    writeCached(file, kept)
  }
  return { find, remember }
}
