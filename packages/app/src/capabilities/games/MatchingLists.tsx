import { gameListPath } from '@livery/domain/games'
import { namesHolding, readName } from '@livery/domain/lists'
import { Chip } from '@livery/ui/chip'
import { memo, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'

import { CATEGORY_ICONS } from './categoryIcons.ts'
import { categoryMessages, gameMessages as messages } from './games.messages.ts'
import { studiosOf, useGameMenu } from './menu.ts'
import * as css from './strip.css.ts'

export interface MatchingListsProps {
  /** Text of the search field. */
  readonly text: string
}

/** Studios and categories whose names answer a search, above the games; each leads to its own list. */
export const MatchingLists = memo(function MatchingLists({ text }: MatchingListsProps) {
  const menu = useGameMenu()
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const named = useMemo(() => {
    const categories = menu.map(({ category }) => ({
      key: category,
      label: formatMessage(categoryMessages[category]),
      icon: CATEGORY_ICONS[category],
      path: gameListPath({ gameType: category }),
    }))
    const studios = studiosOf(menu, undefined).map(({ vendor, name }) => ({
      key: vendor,
      label: name,
      icon: undefined,
      path: gameListPath({ vendor }),
    }))
    return [...categories, ...studios].map((entry) => ({ ...entry, name: readName(entry.label) }))
  }, [menu, formatMessage])
  const holds = namesHolding(text)
  const found = named.filter(({ name }) => holds(name))
  if (found.length === 0) return null
  return (
    <fieldset aria-label={formatMessage(messages.alsoFound)} className={css.strip}>
      {found.map(({ key, label, icon, path }) => (
        <span key={key} className={css.stripEntry}>
          <Chip label={label} icon={icon} onPress={() => void navigate(path)} />
        </span>
      ))}
    </fieldset>
  )
})
