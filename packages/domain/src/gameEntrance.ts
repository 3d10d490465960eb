import { type GameCategory, isGameCategory } from './categories.ts'
import type { PrizeModes, VendorEntry, VendorMapping } from './game.ts'
import { dispatchGame, type GameAction } from './gameDispatch.ts'
import type { SessionFacts } from './member.ts'
import { ROUTES } from './routes.ts'

/** Which content the entrance's right side shows. */
export type EntrancePanel =
  | 'hot'
  | 'favourites'
  | 'newGames'
  /** BG and BGS share one list. */
  | 'sharedList'
  /** Vendors of the category above its hot games. */
  | 'vendorsWithHotGames'
  | 'list'

export type EntranceAction =
  | { readonly kind: 'panel'; readonly panel: EntrancePanel }
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'launch'; readonly action: GameAction }

/** The fixed sports-vendor game behind COCKFIGHT (decision 20). */
export type CockfightGame = { readonly vendor: string; readonly gameId: string; readonly nodeId: string }

export type EntranceInput = {
  readonly category: GameCategory
  readonly vendors: VendorMapping
  readonly session: SessionFacts
  /** Absent when the tenant offers none: the category then opens its list. */
  readonly cockfight?: CockfightGame | undefined
  readonly prizeModes?: PrizeModes | undefined
}

const PANELS: Partial<Record<GameCategory, EntrancePanel>> = {
  HOT: 'hot',
  FAV: 'favourites',
  NEW_GAME: 'newGames',
  BG: 'sharedList',
  BGS: 'sharedList',
  FISH: 'vendorsWithHotGames',
  LIVE: 'vendorsWithHotGames',
  RNG: 'vendorsWithHotGames',
  PVP: 'vendorsWithHotGames',
  SPORTS: 'vendorsWithHotGames',
}
const SHELVES: ReadonlySet<GameCategory> = new Set(['HOT', 'FAV', 'NEW_GAME', 'BG', 'BGS'])

/** What choosing a category of the game entrance does (specification, 'Game entrance'). */
export function enterCategory(input: EntranceInput): EntranceAction {
  const { category, session, cockfight } = input
  const vendors = input.vendors[category] ?? []
  const [first] = vendors
  switch (category) {
    case 'PROMO':
      return { kind: 'go', to: ROUTES.activity.path }
    case 'REWARD':
      return { kind: 'go', to: ROUTES.rewardCenter.path }
    case 'COCKFIGHT':
      if (cockfight) return launch({ ...cockfight, gameType: 'COCKFIGHT' }, input)
      break
    case 'FAV':
      if (!session) return { kind: 'go', to: ROUTES.login.path }
      break
    case 'LOTT':
    case 'ELOTT':
      if (first) return launch(first, input)
      break
  }
  if (first && vendors.length === 1 && !SHELVES.has(category)) return launch(first, input)
  return { kind: 'panel', panel: PANELS[category] ?? 'list' }
}

/** True when the category opens a panel in place instead of leaving the entrance. */
export function opensPanel(input: EntranceInput): boolean {
  return enterCategory(input).kind === 'panel'
}

/**
 * Groups vendors by category, dividing SPORTS into SPORTS, ESPORTS and COCKFIGHT by each vendor's own
 * game type. Unknown categories are dropped.
 */
export function splitSports(mapping: VendorMapping): VendorMapping {
  const split: Record<string, VendorEntry[]> = {}
  for (const [category, vendors] of Object.entries(mapping)) {
    for (const entry of vendors ?? []) {
      const own = category === 'SPORTS' && isSportsPart(entry.gameType) ? entry.gameType : category
      if (!isGameCategory(own)) continue
      const into = (split[own] ??= [])
      if (!into.some((other) => other.vendor === entry.vendor && other.gameId === entry.gameId))
        into.push(entry)
    }
  }
  return split
}

/** A vendor's label: the tenant's own (such as BTI's), its display name, or its code. */
export function vendorLabel(
  entry: Pick<VendorEntry, 'vendor' | 'displayName' | 'accountTypeName'>,
  labels: Readonly<Record<string, string | undefined>> = DEFAULT_VENDOR_LABELS,
): string {
  return labels[entry.vendor] || entry.displayName || entry.accountTypeName || entry.vendor
}

/** The labels a tenant starts with (decision 19). */
export const DEFAULT_VENDOR_LABELS: Readonly<Record<string, string>> = { BTI: 'Sports+' }

function launch(entry: VendorEntry, { session, vendors, prizeModes }: EntranceInput): EntranceAction {
  return { kind: 'launch', action: dispatchGame({ game: entry, session, vendors, prizeModes }) }
}

function isSportsPart(gameType: string): boolean {
  return gameType === 'SPORTS' || gameType === 'ESPORTS' || gameType === 'COCKFIGHT'
}
