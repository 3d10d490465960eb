import { GAME_TYPES, gameListPath } from '@livery/domain'
import { LinkButton } from '@livery/ui/button'
import { useIntl } from 'react-intl'

import { useTenant } from '../../../shell/boot/index.ts'
import { CATEGORY_ICONS } from '../../../shell/games/categoryIcons.ts'
import { categoryMessages } from '../../../shell/games/games.messages.ts'
import * as css from '../gameList.css.ts'
import { gameListMessages as messages } from '../gameList.messages.ts'

/** The brand's categories in one line, 'view all' first. */
export function CategoryChips({ selected }: { readonly selected: string | undefined }) {
  const { formatMessage } = useIntl()
  const { categories } = useTenant().games
  const types = categories.filter((category) => GAME_TYPES.some((type) => type === category))
  return (
    <nav aria-label={formatMessage(messages.categories)} className={css.chips}>
      <LinkButton size="small" tone={selected === undefined ? 'brand' : 'quiet'} href={gameListPath({})}>
        {formatMessage(messages.all)}
      </LinkButton>
      {types.map((category) => (
        <LinkButton
          key={category}
          size="small"
          tone={selected === category ? 'brand' : 'quiet'}
          icon={CATEGORY_ICONS[category]}
          href={gameListPath({ gameType: category })}
        >
          {formatMessage(categoryMessages[category])}
        </LinkButton>
      ))}
    </nav>
  )
}
