import type { GameCategory } from '@livery/domain/games'
import type { PageLayouts } from '@livery/tenant'
import { CategoryRail } from '@livery/ui/category-rail'
import { IconAllGames } from '@livery/ui/icon'
import { SegmentedTabs } from '@livery/ui/segmented-tabs'
import { Stack } from '@livery/ui/stack'
import { useIntl } from 'react-intl'

import { CATEGORY_ICONS } from '#capabilities/games/categoryIcons.ts'
import { categoryMessages } from '#capabilities/games/games.messages.ts'
import { useTenant } from '#platform/boot/ServicesContext.ts'

import { centerMessages as messages } from '../gameCenter.messages.ts'
import * as css from '../gameCenterForms.css.ts'

/** Id that ties the tabs to their list. */
export const CATEGORY_TABS = 'game-centre'
/** Value of the tab of all games. */
export const EVERY_CATEGORY = 'ALL'

export interface CategoryTabsProps {
  readonly categories: readonly GameCategory[]
  readonly selected: string | undefined
  readonly onSelect: (category: string | undefined) => void
  /** Direction of categories that are icons. Default `horizontal`. */
  readonly direction?: 'horizontal' | 'vertical' | undefined
}

type Look = PageLayouts['gameCentre']

/** True for the forms whose categories are icons over their labels; the others have tabs. */
export const hasIcons = (look: Look): look is 'icons' | 'rail' => look === 'icons' || look === 'rail'

/**
 * The brand's categories, 'view all' first, in the form of its game centre: in a line, a bar, a board, or as icons, which
 * may stand beside the games.
 */
export function CategoryTabs({
  categories,
  selected,
  onSelect,
  direction = 'horizontal',
}: CategoryTabsProps) {
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
  if (hasIcons(look)) {
    return <CategoryRail {...props} items={entries} direction={direction} sticky={direction === 'vertical'} />
  }
  const tabs = look === 'pills' ? entries : entries.map((entry) => ({ ...entry, icon: undefined }))
  return (
    <div className={css.categories[look]}>
      <Stack gutter>
        <SegmentedTabs {...props} id={CATEGORY_TABS} variant="scrolling" tabs={tabs} />
      </Stack>
    </div>
  )
}
