import type { MomentEvent } from '@livery/domain/moments'
import { atom } from 'jotai'

import type { StorageEntry } from '#platform/storage/entries.ts'
import { isListOf, isText } from '#platform/storage/guards.ts'

/** Figures and names that a moment shows, by the kind of its event; amounts are decimals. */
interface Said {
  readonly draw: { readonly amount: string; readonly currency: string; readonly drawNumber: string }
  readonly play: { readonly amount: string; readonly currency: string }
  readonly level: { readonly label: string }
  readonly deposit: { readonly amount: string; readonly currency: string }
}

/** Moment that is celebrated. */
export type Moment = {
  readonly [Kind in MomentEvent['kind']]: { readonly kind: Kind } & Said[Kind]
}[MomentEvent['kind']]

/** Moments that wait; the first is shown. */
export const momentsAtom = atom<readonly Moment[]>([])

/** Ids of the events that this device has celebrated, latest first. */
export const CELEBRATED: StorageEntry<readonly string[]> = {
  key: 'celebrated',
  area: 'local',
  encoding: 'json',
  guard: isListOf(isText),
}
