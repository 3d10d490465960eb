import { ROUTES } from '@livery/domain/routes'
import { Marquee } from '@livery/ui/marquee'
import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { useGameContext } from '#capabilities/games/gameContext.ts'
import { errorMessages } from '#platform/errors/errors.messages.ts'

import * as css from '../home.css.ts'
import { homeMessages as messages } from '../home.messages.ts'
import { announcementsQuery } from '../home.queries.ts'

export interface NewsLineProps {
  /** True for the latest title alone, at rest, in a pill. */
  readonly pill: boolean
}

/** Titles of the announcements in one line; a tap opens the list. A failure is not said to be no news (S-home-05). */
export function NewsLine({ pill }: NewsLineProps) {
  const { formatMessage } = useIntl()
  const { data, isPending, isError } = useQuery(announcementsQuery(useGameContext()))
  const titles = data?.list.map(({ title }) => title) ?? []
  return (
    <Stack gutter>
      {isPending ? (
        <span className={css.places.line}>
          <Skeleton />
        </span>
      ) : (
        <Marquee
          label={formatMessage(messages.notices)}
          items={titles}
          look={pill ? 'pill' : 'line'}
          emptyText={formatMessage(isError ? errorMessages.title : messages.noNotice)}
          pauseLabel={formatMessage(messages.noticesPause)}
          playLabel={formatMessage(messages.noticesPlay)}
          href={ROUTES.announcements.path}
        />
      )}
    </Stack>
  )
}
