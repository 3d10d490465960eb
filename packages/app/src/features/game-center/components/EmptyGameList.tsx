import { LinkButton } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useIntl } from 'react-intl'

import { centerMessages as messages } from '../gameCenter.messages.ts'
import { centerPath, openCategory, type CenterFilter, type CenterSettings } from '../gameCenter.ts'

export interface EmptyGameListProps {
  readonly settings: CenterSettings
  readonly filter: CenterFilter
}

/** Empty state of a list: a picture, the reason, and a link to other games. */
export function EmptyGameList({ settings, filter }: EmptyGameListProps) {
  const { formatMessage } = useIntl()
  const { illustration, title, text } = emptyTexts()
  return (
    <EmptyState
      illustration={illustration}
      title={title}
      text={text}
      action={
        <LinkButton href={centerPath(openCategory(undefined), settings)}>
          {formatMessage(messages.viewAll)}
        </LinkButton>
      }
    />
  )

  function emptyTexts() {
    if (filter.search !== '') {
      return {
        illustration: 'search',
        title: formatMessage(messages.nothingFor, { text: filter.search }),
        text: formatMessage(messages.emptySearchDetail),
      } as const
    }
    if (filter.filter === 'fav') {
      return {
        illustration: 'favourites',
        title: formatMessage(messages.emptyFavourites),
        text: formatMessage(messages.emptyFavouritesDetail),
      } as const
    }
    const title = filter.filter === 'recent' ? messages.emptyRecent : messages.empty
    return {
      illustration: 'games',
      title: formatMessage(title),
      text: formatMessage(messages.emptyDetail),
    } as const
  }
}
