import { orderCategories, type GameCategory } from '@livery/domain'
import { CategoryRail } from '@livery/ui/category-rail'
import { useQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useIntl } from 'react-intl'

import { useTenant } from '../../../shell/boot/index.ts'
import { gameMenuQuery } from '../../../shell/games/catalogue.queries.ts'
import { CATEGORY_ICONS } from '../../../shell/games/categoryIcons.ts'
import { useGameContext } from '../../../shell/games/gameContext.ts'
import { categoryMessages } from '../../../shell/games/games.messages.ts'
import { useCategoryEntrance } from '../../../shell/games/useCategoryEntrance.ts'
import { openCategoryAtom } from '../home.atoms.ts'
import { homeMessages as messages } from '../home.messages.ts'

/** The rail of categories, in the brand's order; HOT shows the shelves, others their panel, a page or a game. */
export function CategoryEntrance() {
  const { formatMessage } = useIntl()
  const { categories } = useTenant().games
  const { data } = useQuery(gameMenuQuery(useGameContext()))
  const [open, setOpen] = useAtom(openCategoryAtom)
  const enter = useCategoryEntrance()

  // Until the menu has come, the brand's own order stands, so that the rail does not jump.
  const found = data?.map(({ gameCategory }) => gameCategory) ?? categories
  const offered = orderCategories(
    ['HOT', ...found.filter((category) => categories.includes(category))],
    ['HOT', ...categories],
  )

  function select(category: GameCategory): void {
    if (category === 'HOT') return setOpen(undefined)
    const panel = enter(category)
    if (panel !== undefined) setOpen(category)
  }
  return (
    <CategoryRail
      label={formatMessage(messages.categories)}
      items={offered.map((id) => ({
        id,
        label: formatMessage(categoryMessages[id]),
        icon: CATEGORY_ICONS[id],
      }))}
      selected={open ?? 'HOT'}
      onSelect={select}
      sticky
    />
  )
}
