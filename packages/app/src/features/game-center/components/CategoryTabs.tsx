import type { GameCategory } from '@livery/domain/games'
import { IconAllGames } from '@livery/ui/icon'
import { SegmentedTabs } from '@livery/ui/segmented-tabs'
import { Stack } from '@livery/ui/stack'
import { useIntl } from 'react-intl'

import { CATEGORY_ICONS } from '#capabilities/games/categoryIcons.ts'
import { categoryMessages } from '#capabilities/games/games.messages.ts'

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

/** The brand's categories in one line, 'view all' first. */
export function CategoryTabs({ categories, selected, onSelect }: CategoryTabsProps) {
  const { formatMessage } = useIntl()
  return (
    <Stack gutter>
      <SegmentedTabs
        id={CATEGORY_TABS}
        label={formatMessage(messages.categories)}
        variant="scrolling"
        tabs={[
          { id: EVERY_CATEGORY, label: formatMessage(messages.viewAll), icon: IconAllGames },
          ...categories.map((id) => ({
            id,
            label: formatMessage(categoryMessages[id]),
            icon: CATEGORY_ICONS[id],
          })),
        ]}
        selected={selected ?? EVERY_CATEGORY}
        onSelect={(id) => onSelect(id === EVERY_CATEGORY ? undefined : id)}
      />
    </Stack>
  )
}
