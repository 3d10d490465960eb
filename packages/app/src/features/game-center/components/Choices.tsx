import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'

import { gameMenuQuery } from '#capabilities/games/catalogue.queries.ts'
import { useGameContext } from '#capabilities/games/gameContext.ts'
import { studiosOf, type MenuCategory } from '#capabilities/games/menu.ts'

import { openCategory, type CenterFilter, type CenterSettings } from '../gameCenter.ts'
import { CategoryTabs } from './CategoryTabs.tsx'
import { Filters } from './Filters.tsx'
import { StudioPlaces, StudioStrip } from './StudioStrip.tsx'

export interface ChoicesProps {
  readonly settings: CenterSettings
  readonly menu: readonly MenuCategory[]
  readonly filter: CenterFilter
  readonly onChange: (filter: CenterFilter) => void
}

/**
 * Filters of the list other than the search text: category, studio, shelf. Memoized, so that typing in the search box
 * does not render it.
 */
export const Choices = memo(function Choices({ settings, menu, filter, onChange }: ChoicesProps) {
  const { isPending } = useQuery(gameMenuQuery(useGameContext()))
  return (
    <>
      {settings.category === undefined && (
        <CategoryTabs
          categories={menu.map(({ category }) => category)}
          selected={filter.category}
          onSelect={(category) => onChange(openCategory(category))}
        />
      )}
      {isPending ? (
        <StudioPlaces />
      ) : (
        <StudioStrip
          studios={studiosOf(menu, filter.category)}
          selected={filter.vendor}
          onSelect={(vendor) => onChange({ ...filter, vendor, search: '' })}
        />
      )}
      <Filters settings={settings} value={filter} onChange={onChange} />
    </>
  )
})
