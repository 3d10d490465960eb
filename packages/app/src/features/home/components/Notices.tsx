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

/** Marquee of announcements; a tap opens the list. */
export function Notices() {
  const { formatMessage } = useIntl()
  const { data, isPending, isError } = useQuery(announcementsQuery(useGameContext()))
  return (
    <Stack gutter>
      {isPending ? (
        <span className={css.noticePlace}>
          <Skeleton />
        </span>
      ) : (
        <Marquee
          label={formatMessage(messages.notices)}
          items={data?.list.map(({ title }) => title) ?? []}
          emptyText={formatMessage(isError ? errorMessages.title : messages.noNotice)}
          pauseLabel={formatMessage(messages.noticesPause)}
          playLabel={formatMessage(messages.noticesPlay)}
          href={ROUTES.announcements.path}
        />
      )}
    </Stack>
  )
}
