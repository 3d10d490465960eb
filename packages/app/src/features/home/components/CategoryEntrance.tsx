import { railCategories, type GameCategory } from '@livery/domain'
import { CategoryRail } from '@livery/ui/category-rail'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'

import { useSession, useTenant } from '../../../shell/boot/index.ts'
import { gameMenuQuery } from '../../../shell/games/catalogue.queries.ts'
import { CATEGORY_ICONS } from '../../../shell/games/categoryIcons.ts'
import { useGameContext } from '../../../shell/games/gameContext.ts'
import { categoryMessages } from '../../../shell/games/games.messages.ts'
import { useSignInFirst } from '../../../shell/routing/returnTo.ts'
import { openCategoryAtom } from '../home.atoms.ts'
import { homeMessages as messages } from '../home.messages.ts'
import { later } from '../laterParts.tsx'

/** The rail of categories, in the brand's order; HOT shows the shelves, others their panel, a page or a game. */
export function CategoryEntrance() {
  const { formatMessage } = useIntl()
  const { games, layout } = useTenant()
  const session = useSession()
  const context = useGameContext()
  const client = useQueryClient()
  const navigate = useNavigate()
  const signInFirst = useSignInFirst()
  const { data: menu } = useQuery(gameMenuQuery(context))
  const [open, setOpen] = useAtom(openCategoryAtom)
  const offered = railCategories({ menu, offered: games.categories, cockfight: games.cockfight })

  async function enter(category: GameCategory): Promise<void> {
    const { wayInto } = await later()
    const name = formatMessage(categoryMessages[category])
    const way = await wayInto({ category, name, session, games, context, client })
    if (way.kind === 'panel') setOpen(category)
    else if (way.kind === 'signIn') signInFirst(way.path)
    else void navigate(way.path)
  }

  function select(category: GameCategory): void {
    if (category === 'HOT') setOpen(undefined)
    // What cannot be fetched is met by the panel, which needs it as well.
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
      direction={layout.entrance === 'side' ? 'vertical' : 'horizontal'}
      sticky
    />
  )
}
