import { railCategories, type GameCategory } from '@livery/domain/games'
import { CategoryRail, type CategoryRailProps } from '@livery/ui/category-rail'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'

import { gameMenuQuery } from '#capabilities/games/catalogue.queries.ts'
import { CATEGORY_ICONS } from '#capabilities/games/categoryIcons.ts'
import { useGameContext } from '#capabilities/games/gameContext.ts'
import { categoryMessages } from '#capabilities/games/games.messages.ts'
import { useSession, useTenant } from '#platform/boot/ServicesContext.ts'
import { useSignInFirst } from '#platform/routing/returnTo.ts'

import { homeMessages as messages } from '../home.messages.ts'
import { loadLazyParts } from '../lazyParts.tsx'
import { useOpenCategory } from '../useOpenCategory.ts'

export type CategoryEntranceProps = Pick<CategoryRailProps<GameCategory>, 'direction' | 'look'>

/** Category rail in the brand's order; HOT opens the shelves, others their panel, a page or a game. */
export function CategoryEntrance({ direction, look }: CategoryEntranceProps) {
  const { formatMessage } = useIntl()
  const { games } = useTenant()
  const session = useSession()
  const context = useGameContext()
  const client = useQueryClient()
  const navigate = useNavigate()
  const signInFirst = useSignInFirst()
  const { data: menu } = useQuery(gameMenuQuery(context))
  const [open, setOpen] = useOpenCategory()
  const offered = railCategories({ menu, offered: games.categories, cockfight: games.cockfight })

  async function enter(category: GameCategory): Promise<void> {
    const { categoryDestination } = await loadLazyParts()
    const name = formatMessage(categoryMessages[category])
    const destination = await categoryDestination({ category, name, session, games, context, client })
    if (destination.kind === 'panel') setOpen(category)
    else if (destination.kind === 'signIn') signInFirst(destination.path)
    else void navigate(destination.path)
  }

  function select(category: GameCategory): void {
    if (category === 'HOT') setOpen(undefined)
    // The panel shows the failure of the fetch, because it needs the same data.
    else enter(category).catch(() => setOpen(category))
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
      direction={direction}
      look={look}
      sticky
    />
  )
}
