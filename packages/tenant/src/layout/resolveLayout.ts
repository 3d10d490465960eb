import type { GameCategory } from '@livery/domain/games'

import { homePreset, type Entrance, type HomePreset } from './homePresets.ts'
import type { HomeSection } from './homeSections.ts'

/** Fields of a brand's layout that make the order of home. */
export interface HomeOrder {
  readonly home: HomePreset | readonly HomeSection[]
  readonly entrance: Entrance
}

/**
 * Layout with home as the list of its sections. A brand lists them, or names an order, of which it gets the shelves of
 * the categories that it offers, and the sports board if it offers sports.
 */
export function resolveLayout<const Layout extends HomeOrder>(
  layout: Layout,
  offered: readonly GameCategory[],
): Omit<Layout, 'home' | 'entrance'> & { readonly home: readonly HomeSection[] } {
  const { home, entrance, ...others } = layout
  const orderOf = (preset: HomePreset) =>
    homePreset(preset, entrance).filter(
      ({ kind, category = kind === 'sports-board' ? 'SPORTS' : undefined }) =>
        category === undefined || offered.includes(category),
    )
  return { ...others, home: typeof home === 'string' ? orderOf(home) : home }
}
