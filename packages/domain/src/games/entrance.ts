import type { SessionFacts } from '../account/member.ts'
import { ROUTES } from '../routes/routeTable.ts'
import { type GameCategory, isGameCategory, orderCategories, SPORTS_SPLIT } from './categories.ts'
import { dispatchGame, type GameAction } from './dispatch.ts'
import type { PrizeModes, VendorEntry, VendorMapping } from './game.ts'

/** Kind of panel on the right side of the game entrance. */
export type EntrancePanel =
  | 'hot'
  | 'favourites'
  | 'newGames'
  /** BG and BGS share one game list. */
  | 'sharedList'
  /** Vendors of the category above its hot games. */
  | 'vendorsWithHotGames'
  | 'list'

export type EntranceAction =
  | { readonly kind: 'panel'; readonly panel: EntrancePanel }
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'launch'; readonly action: GameAction }

/** Fixed game of a sports vendor that COCKFIGHT launches (S-entrance-06). */
export type CockfightGame = { readonly vendor: string; readonly gameId: string; readonly nodeId: string }

export type EntranceInput = {
  readonly category: GameCategory
  readonly vendors: VendorMapping
  readonly session: SessionFacts
  /** Fixed game behind COCKFIGHT; absent when the tenant has none: the category then opens its list. */
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

/** Panel of a category that opens inside the entrance. */
export function panelOf(category: GameCategory): EntrancePanel {
  return PANELS[category] ?? 'list'
}

/** Entry of the platform's menu: the fields that the rail needs. */
export type VendorMenuEntry = {
  readonly gameCategory: string
  readonly vendors: readonly { readonly gameType: string }[]
}

export type RailInput = {
  /** Menu of the platform; absent while loading: the brand's own categories are shown until then. */
  readonly menu: readonly VendorMenuEntry[] | undefined
  /** Categories of the brand, in its order. */
  readonly offered: readonly GameCategory[]
  /** Fixed game behind the brand's COCKFIGHT, which needs no vendor. */
  readonly cockfight: CockfightGame | undefined
}

/**
 * Categories of the entrance's rail: HOT, then the brand's, as far as the platform has vendors for them. Lists
 * across all vendors need no entry in the menu; SPORTS is divided as its vendors are.
 */
export function railCategories({ menu, offered, cockfight }: RailInput): GameCategory[] {
  const found = menu && new Set<string>(menu.flatMap(partsOf))
  const isShown = (category: GameCategory): boolean =>
    !found ||
    SHELVES.has(category) ||
    found.has(category) ||
    (category === 'COCKFIGHT' && cockfight !== undefined)
  return orderCategories(['HOT', ...offered.filter(isShown)], ['HOT', ...offered])
}

function partsOf({ gameCategory, vendors }: VendorMenuEntry): readonly string[] {
  return vendors.length > 0
    ? vendors.map(({ gameType }) => ownCategory(gameCategory, gameType))
    : [gameCategory]
}

/** Action of choosing a category of the game entrance (S-entrance-02 to S-entrance-08). */
export function enterCategory(input: EntranceInput): EntranceAction {
  const { category, session, cockfight } = input
  const vendors = input.vendors[category] ?? []
  const [first] = vendors
  switch (category) {
    case 'PROMO':
      return { kind: 'go', to: ROUTES.promotions.path }
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
 * Groups vendors by category, dividing SPORTS into SPORTS, ESPORTS and COCKFIGHT by each vendor's own game
 * type. Unknown categories are dropped.
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

/** Label of a vendor: the tenant's own (such as BTI's), its name, or its code. */
export function vendorLabel(
  entry: { readonly vendor: string; readonly name?: string | undefined },
  labels: Readonly<Record<string, string | undefined>> = DEFAULT_VENDOR_LABELS,
): string {
  return labels[entry.vendor] || entry.name || entry.vendor
}

/** Labels of vendors unless the tenant names others (S-entrance-10). */
export const DEFAULT_VENDOR_LABELS: Readonly<Record<string, string>> = { BTI: 'Sports+' }

function launch(entry: VendorEntry, { session, vendors, prizeModes }: EntranceInput): EntranceAction {
  return { kind: 'launch', action: dispatchGame({ game: entry, session, vendors, prizeModes }) }
}

/** Category of a vendor: vendors of SPORTS by the type of their own games. */
function ownCategory(category: string, gameType: string): string {
  return category === 'SPORTS' ? (SPORTS_SPLIT.find((part) => part === gameType) ?? category) : category
}
