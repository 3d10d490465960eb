import { LinkButton } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useIntl } from 'react-intl'

import { centrePath, openCategory, type CentreFilter, type CentreSettings } from '../centre.ts'
import { centreMessages as messages } from '../gameCenter.messages.ts'

export interface NothingProps {
  readonly settings: CentreSettings
  readonly filter: CentreFilter
}

/** An empty list: a picture, why it is empty, and the way to what there is. */
export function Nothing({ settings, filter }: NothingProps) {
  const { formatMessage } = useIntl()
  const { illustration, title, text } = words()
  return (
    <EmptyState
      illustration={illustration}
      title={title}
      text={text}
      action={
        <LinkButton href={centrePath(openCategory(undefined), settings)}>
          {formatMessage(messages.viewAll)}
        </LinkButton>
      }
    />
  )

  function words() {
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
