import {
  gamesOfCategory,
  gameTypeOf,
  isInCategory,
  isPartOfAnother,
  orderCategories,
  vendorLabel,
  type GameCategory,
} from '@livery/domain/games'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'

import { useTenant } from '#platform/boot/ServicesContext.ts'

import { gameMenuQuery } from './catalogue.queries.ts'
import { useGameContext } from './gameContext.ts'
import type { MenuEntry, MenuVendor } from './gameMapping.ts'

/** One studio of a category. */
export interface Studio {
  readonly vendor: string
  readonly name: string
  readonly picture: string
  readonly games: number
}

/** One category of games with its studios. */
export interface MenuCategory {
  readonly category: GameCategory
  readonly studios: readonly Studio[]
}

/**
 * Menu of the brand's categories that hold games, in its order, with their studios. Studios of SPORTS are listed
 * under the category of their games (S-entrance-09); until the menu is loaded, categories have no studios.
 */
export function menuOf(
  list: readonly MenuEntry[] | undefined,
  order: readonly GameCategory[],
  labels: Readonly<Record<string, string>>,
): readonly MenuCategory[] {
  return orderCategories(
    order.filter((category) => gameTypeOf(category) !== undefined),
    order,
  ).map((category) => ({
    category,
    studios: vendorsOf(list ?? [], category).map((vendor) => ({
      ...vendor,
      name: vendorLabel(vendor, labels),
    })),
  }))
}

/**
 * Vendors of a category: those of its own entry in the menu, else those whose games belong to it. A vendor's kind
 * does not say whether it has board games: without an entry of their own they show every vendor of their game type.
 */
function vendorsOf(list: readonly MenuEntry[], category: GameCategory): readonly MenuVendor[] {
  const own = list.find(({ gameCategory }) => gameCategory === category)
  if (own && isPartOfAnother(category)) return own.vendors
  const { classification } = gamesOfCategory(category)
  return list
    .filter(({ gameCategory }) => !isPartOfAnother(gameCategory))
    .flatMap(({ vendors }) => vendors)
    .filter((vendor) => isInCategory({ ...vendor, classification }, category))
}

/** The studios of one category, or each of all categories once, with all their games. */
export function studiosOf(menu: readonly MenuCategory[], category: string | undefined): readonly Studio[] {
  const found = menu.filter((entry) =>
    category === undefined ? !isPartOfAnother(entry.category) : entry.category === category,
  )
  const byVendor = new Map<string, Studio>()
  for (const { studios } of found) {
    for (const studio of studios) {
      const known = byVendor.get(studio.vendor)
      byVendor.set(studio.vendor, { ...studio, games: studio.games + (known?.games ?? 0) })
    }
  }
  return [...byVendor.values()]
}

/** Menu of the brand; until it is loaded, categories have no studios. */
export function useGameMenu(): readonly MenuCategory[] {
  const { categories, vendorLabels } = useTenant().games
  const { data } = useQuery(gameMenuQuery(useGameContext()))
  return useMemo(() => menuOf(data, categories, vendorLabels), [data, categories, vendorLabels])
}

/** Display name of a vendor code: the brand's own label, the studio's name, or the code until that is known. */
export function useVendorName(): (vendor: string) => string {
  const { vendorLabels } = useTenant().games
  const { data } = useQuery(gameMenuQuery(useGameContext()))
  return useCallback(
    (vendor) => {
      const known = data?.flatMap(({ vendors }) => vendors).find((one) => one.vendor === vendor)
      return vendorLabel({ vendor, name: known?.name }, vendorLabels)
    },
    [data, vendorLabels],
  )
}
