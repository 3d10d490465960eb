import { memo } from 'react'

import { studiosOf, type MenuCategory } from '#capabilities/games/menu.ts'
import { strip } from '#capabilities/games/strip.css.ts'

import { openCategory, type CenterFilter, type CenterSettings } from '../gameCenter.ts'
import { CategoryTabs } from './CategoryTabs.tsx'
import { Filters } from './Filters.tsx'
import { StudioStrip } from './StudioStrip.tsx'

export interface ChoicesProps {
  readonly settings: CenterSettings
  readonly menu: readonly MenuCategory[]
  readonly filter: CenterFilter
  readonly onChange: (filter: CenterFilter) => void
  /** True for the categories alone: shelves and studios are in a sheet. */
  readonly sheeted: boolean
  /** Direction of categories that are icons. Default `horizontal`. */
  readonly direction?: 'horizontal' | 'vertical'
}

/**
 * Filters of the list other than the search text: category, studio, shelf. Memoized, so that typing in the search box
 * does not render it.
 */
export const Choices = memo(function Choices({
  settings,
  menu,
  filter,
  onChange,
  sheeted,
  direction,
}: ChoicesProps) {
  return (
    <>
      {settings.category === undefined && (
        <CategoryTabs
          categories={menu.map(({ category }) => category)}
          selected={filter.category}
          onSelect={(category) => onChange(openCategory(category))}
          direction={direction}
        />
      )}
      {!sheeted && (
        <div className={strip}>
          <Filters settings={settings} value={filter} onChange={onChange} />
          <StudioStrip
            studios={studiosOf(menu, filter.category)}
            selected={filter.vendor}
            onSelect={(vendor) => onChange({ ...filter, vendor, search: '' })}
          />
        </div>
      )}
    </>
  )
})
