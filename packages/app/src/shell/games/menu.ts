import type { Schemas } from '@livery/api'
import { gameTypeOf, orderCategories, vendorLabel, type GameCategory } from '@livery/domain'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'

import { useTenant } from '../boot/index.ts'
import { gameMenuQuery } from './catalogue.queries.ts'
import { useGameContext } from './gameContext.ts'

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
 * The brand's categories that hold games, in its order, with their studios. Studios of SPORTS stand under the kind of
 * their own games (specification, 'Game entrance'); until the menu has come, categories stand without any.
 */
export function menuOf(
  list: readonly Schemas['GameMenuItem'][] | undefined,
  order: readonly GameCategory[],
  labels: Readonly<Record<string, string>>,
): readonly MenuCategory[] {
  const vendors = list?.flatMap((entry) => entry.vendors) ?? []
  return orderCategories(
    order.filter((category) => gameTypeOf(category) !== undefined),
    order,
  ).map((category) => ({
    category,
    studios: vendors
      .filter(({ gameType }) => gameType === category)
      .map((vendor) => ({
        vendor: vendor.vassalage,
        name: vendorLabel({ ...vendor, vendor: vendor.vassalage }, labels),
        picture: vendor.iconUrl,
        games: vendor.gameCount,
      })),
  }))
}

/** The studios of one category, or each of all categories once, with all their games. */
export function studiosOf(menu: readonly MenuCategory[], category: string | undefined): readonly Studio[] {
  const found = menu.filter((entry) => category === undefined || entry.category === category)
  const byVendor = new Map<string, Studio>()
  for (const { studios } of found) {
    for (const studio of studios) {
      const known = byVendor.get(studio.vendor)
      byVendor.set(studio.vendor, { ...studio, games: studio.games + (known?.games ?? 0) })
    }
  }
  return [...byVendor.values()]
}

/** The brand's menu, once it has come; categories without studios until then. */
export function useGameMenu(): readonly MenuCategory[] {
  const { categories, vendorLabels } = useTenant().games
  const { data } = useQuery(gameMenuQuery(useGameContext()))
  return useMemo(() => menuOf(data, categories, vendorLabels), [data, categories, vendorLabels])
}

/** What a vendor's code is called: the brand's own label, the studio's name, or the code until that is known. */
export function useVendorName(): (vendor: string) => string {
  const { vendorLabels } = useTenant().games
  const { data } = useQuery(gameMenuQuery(useGameContext()))
  return useCallback(
    (vendor) => {
      const known = data?.flatMap(({ vendors }) => vendors).find(({ vassalage }) => vassalage === vendor)
      return vendorLabel({ ...known, vendor }, vendorLabels)
    },
    [data, vendorLabels],
  )
}
