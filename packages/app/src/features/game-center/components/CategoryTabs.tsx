import type { GameCategory } from '@livery/domain/games'
import { CategoryRail } from '@livery/ui/category-rail'
import { IconAllGames } from '@livery/ui/icon'
import { SegmentedTabs } from '@livery/ui/segmented-tabs'
import { Stack } from '@livery/ui/stack'
import { useIntl } from 'react-intl'

import { CATEGORY_ICONS } from '#capabilities/games/categoryIcons.ts'
import { categoryMessages } from '#capabilities/games/games.messages.ts'
import { useTenant } from '#platform/boot/ServicesContext.ts'

import { centerMessages as messages } from '../gameCenter.messages.ts'

/** Id that ties the tabs to their list. */
export const CATEGORY_TABS = 'game-centre'
/** Value of the tab of all games. */
export const EVERY_CATEGORY = 'ALL'

export interface CategoryTabsProps {
  readonly categories: readonly GameCategory[]
  readonly selected: string | undefined
  readonly onSelect: (category: string | undefined) => void
}

/** The brand's categories in one line, 'view all' first: pills, or icons over their labels. */
export function CategoryTabs({ categories, selected, onSelect }: CategoryTabsProps) {
  const { formatMessage } = useIntl()
  const look = useTenant().layout.pages.gameCentre
  const entries = [
    { id: EVERY_CATEGORY, label: formatMessage(messages.viewAll), icon: IconAllGames },
    ...categories.map((id) => ({ id, label: formatMessage(categoryMessages[id]), icon: CATEGORY_ICONS[id] })),
  ]
  const props = {
    label: formatMessage(messages.categories),
    selected: selected ?? EVERY_CATEGORY,
    onSelect: (id: string) => onSelect(id === EVERY_CATEGORY ? undefined : id),
  }
  if (look === 'icons') return <CategoryRail {...props} items={entries} />
  return (
    <Stack gutter>
      <SegmentedTabs {...props} id={CATEGORY_TABS} variant="scrolling" tabs={entries} />
    </Stack>
  )
}
