import { hashKey } from '@tanstack/react-query'

import type { SiteServices } from '#platform/boot/createServices.ts'
import { askForWholes, giveWhole } from '#platform/queries/wholes.ts'

import { keptAnswers, type Kept } from './keptEntries.ts'

/** Services that keeping needs. */
export type KeepingServices = Pick<
  SiteServices,
  'boot' | 'gateway' | 'queryClient' | 'storage' | 'session' | 'language'
>

/** Age after which a kept answer is not shown any more, ms. */
const TOO_OLD = 7 * 86_400_000

/**
 * Keeps lists and the member's data in the browser from now on, and gives what an earlier visit kept to queries that
 * have no answer yet: without a network the visitor sees the lists of that visit, until the gateway answers. Answers of
 * another release, language or member are not used. Answers of which a page has shown a part are asked for as a whole:
 * other pages need that, and it is what the browser keeps.
 */
export function keepAnswers(services: KeepingServices): () => void {
  for (const kept of keptIn(services)) give(services, kept)
  const end = services.queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'success') return
    const kept = keptIn(services).find(({ queryKey }) => hashKey(queryKey) === query.queryHash)
    if (kept) keep(services, kept, query.state)
  })
  askForWholes(services.queryClient)
  return end
}

function keptIn({ boot, gateway, language }: KeepingServices): readonly Kept[] {
  const { merchantCode } = boot.tenant
  return keptAnswers({ gateway, merchantCode, language: language.current() })
}

function keep(
  { boot, storage, session }: KeepingServices,
  { queryKey, entries, ofMember }: Kept,
  { data, dataUpdatedAt }: { readonly data: unknown; readonly dataUpdatedAt: number },
): void {
  const owner = ofMember ? session.current()?.memberName : ''
  if (owner === undefined) return
  const common = { release: boot.release, key: hashKey(queryKey), at: dataUpdatedAt, owner }
  for (const { entry, partOf } of entries) storage.write(entry, { ...common, data: partOf(data) })
}

function give(
  { boot, storage, session, queryClient }: KeepingServices,
  { queryKey, entries, ofMember }: Kept,
): void {
  const query = queryClient.getQueryState(queryKey)
  if (query?.data !== undefined) return
  const owner = ofMember ? session.current()?.memberName : ''
  const parts = entries.map(({ entry }) => storage.read(entry))
  const [first] = parts
  const fits = parts.every(
    (part) =>
      part !== undefined &&
      part.release === boot.release &&
      part.key === hashKey(queryKey) &&
      part.owner === owner &&
      part.at > Date.now() - TOO_OLD,
  )
  if (!first || !fits) return
  const data = parts.length === 1 ? first.data : parts.flatMap((part) => part?.data)
  giveWhole(queryClient, queryKey, data, first.at)
}
