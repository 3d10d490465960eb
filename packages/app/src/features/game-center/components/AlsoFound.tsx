import type { GameCategory } from '@livery/domain'
import { Chip } from '@livery/ui/chip'
import { useIntl } from 'react-intl'

import { CATEGORY_ICONS } from '../../../shell/games/categoryIcons.ts'
import { categoryMessages } from '../../../shell/games/games.messages.ts'
import * as css from '../gameCenter.css.ts'
import { centreMessages as messages } from '../gameCenter.messages.ts'
import type { MenuCategory, Studio } from '../menu.ts'
import { nameMatches } from '../nameMatch.ts'

export interface AlsoFoundProps {
  readonly text: string
  readonly menu: readonly MenuCategory[]
  readonly studios: readonly Studio[]
  readonly onCategory: (category: GameCategory) => void
  readonly onStudio: (vendor: string) => void
}

/** Studios and categories whose names answer the search, above the games. */
export function AlsoFound({ text, menu, studios, onCategory, onStudio }: AlsoFoundProps) {
  const { formatMessage } = useIntl()
  const named = menu.map(({ category }) => ({ category, label: formatMessage(categoryMessages[category]) }))
  const categories = named.filter(({ label }) => nameMatches(label, text))
  const found = studios.filter(({ name }) => nameMatches(name, text))
  if (categories.length + found.length === 0) return null
  return (
    <fieldset aria-label={formatMessage(messages.alsoFound)} className={css.strip}>
      {categories.map(({ category, label }) => (
        <span key={category} className={css.stripEntry}>
          <Chip label={label} icon={CATEGORY_ICONS[category]} onPress={() => onCategory(category)} />
        </span>
      ))}
      {found.map(({ vendor, name }) => (
        <span key={vendor} className={css.stripEntry}>
          <Chip label={name} onPress={() => onStudio(vendor)} />
        </span>
      ))}
    </fieldset>
  )
}
