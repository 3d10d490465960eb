import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'

import { gameMenuQuery } from '../../../shell/games/catalogue.queries.ts'
import { useGameContext } from '../../../shell/games/gameContext.ts'
import { studiosOf, type MenuCategory } from '../../../shell/games/menu.ts'
import { openCategory, type CentreFilter, type CentreSettings } from '../centre.ts'
import { CategoryTabs } from './CategoryTabs.tsx'
import { Filters } from './Filters.tsx'
import { StudioPlaces, StudioStrip } from './StudioStrip.tsx'

export interface ChoicesProps {
  readonly settings: CentreSettings
  readonly menu: readonly MenuCategory[]
  readonly filter: CentreFilter
  readonly onChange: (filter: CentreFilter) => void
}

/** What narrows the list besides words: category, studio, shelf. A letter typed in the search box leaves it alone. */
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
