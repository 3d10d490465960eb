import { type GameCategory, isGameCategory, orderCategories, SPORTS_SPLIT } from './categories.ts'
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

/** What the entrance shows of a category that opens in place. */
export function panelOf(category: GameCategory): EntrancePanel {
  return PANELS[category] ?? 'list'
}

/** An entry of the platform's menu, as far as the rail asks. */
export type VendorMenuEntry = {
  readonly gameCategory: string
  readonly vendors: readonly { readonly gameType: string }[]
}

export type RailInput = {
  /** Absent until it has come: the brand's own categories stand meanwhile. */
  readonly menu: readonly VendorMenuEntry[] | undefined
  /** The brand's categories, in its order. */
  readonly offered: readonly GameCategory[]
  /** The brand's fixed game behind COCKFIGHT, which needs no vendor. */
  readonly cockfight: CockfightGame | undefined
}

/**
 * The categories of the entrance's rail: HOT, then the brand's, as far as the platform has vendors of them. Shelves
 * stand across all vendors, so no menu has to name them; SPORTS is divided as its vendors are.
 */
export function railCategories({ menu, offered, cockfight }: RailInput): GameCategory[] {
  const found = menu && new Set<string>(menu.flatMap(partsOf))
  const stands = (category: GameCategory): boolean =>
    !found ||
    SHELVES.has(category) ||
    found.has(category) ||
    (category === 'COCKFIGHT' && cockfight !== undefined)
  return orderCategories(['HOT', ...offered.filter(stands)], ['HOT', ...offered])
}

function partsOf({ gameCategory, vendors }: VendorMenuEntry): readonly string[] {
  return vendors.length > 0
    ? vendors.map(({ gameType }) => ownCategory(gameCategory, gameType))
    : [gameCategory]
}

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
  return { kind: 'panel', panel: panelOf(category) }
}

/**
 * Groups vendors by category, dividing SPORTS into SPORTS, ESPORTS and COCKFIGHT by each vendor's own
 * game type. Unknown categories are dropped.
 */
export function splitSports(mapping: VendorMapping): VendorMapping {
  const split: Record<string, VendorEntry[]> = {}
  for (const [category, vendors] of Object.entries(mapping)) {
    for (const entry of vendors ?? []) {
      const own = ownCategory(category, entry.gameType)
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

/** Where a vendor of a category stands: vendors of SPORTS under the kind of their own games. */
function ownCategory(category: string, gameType: string): string {
  return category === 'SPORTS' ? (SPORTS_SPLIT.find((part) => part === gameType) ?? category) : category
}
