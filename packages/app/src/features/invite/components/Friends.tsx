import type { Schemas } from '@livery/api'
import { formatMoment } from '@livery/i18n'
import { Avatar } from '@livery/ui/avatar'
import { Card } from '@livery/ui/card'
import { EmptyState } from '@livery/ui/empty-state'
import { useNearEnd } from '@livery/ui/game-grid'
import { List, ListRow } from '@livery/ui/list-row'
import { Skeleton } from '@livery/ui/skeleton'
import { StatusTag } from '@livery/ui/status-tag'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { languageAtom } from '../../../shell/language/index.ts'
import { loadMore, type PagedQuery } from '../../../shell/paging/loadMore.ts'
import { MoreFailed } from '../../../shell/paging/MoreFailed.tsx'
import { inviteMessages as messages } from '../invite.messages.ts'

export interface FriendsProps {
  readonly friends: readonly Schemas['InvitedMember'][]
  /** Where more of them come from. */
  readonly query: PagedQuery
}

/** Who joined by the link, the latest first; their names masked by the gateway. */
export function Friends({ friends, query }: FriendsProps) {
  const { formatMessage } = useIntl()
  const language = useAtomValue(languageAtom)
  const more = loadMore(query)
  const end = useNearEnd(more)
  if (friends.length === 0) {
    return (
      <EmptyState
        illustration="offer"
        title={formatMessage(messages.nobody)}
        text={formatMessage(messages.nobodyDetail)}
      />
    )
  }
  return (
    <>
      <Card padding="none">
        <List label={formatMessage(messages.friends)}>
          {friends.map(({ userName, joinedAt, qualified }) => (
            <ListRow
              key={`${userName} ${joinedAt}`}
              lead={<Avatar name={userName} />}
              label={userName}
              detail={
                language && formatMessage(messages.joined, { date: formatMoment(language, joinedAt, 'date') })
              }
              value={
                <StatusTag
                  label={formatMessage(qualified ? messages.counts : messages.notYet)}
                  tone={qualified ? 'success' : 'neutral'}
                />
              }
            />
          ))}
        </List>
      </Card>
      {query.isFetchingNextPage && <Skeleton shape="card" />}
      <MoreFailed query={query} />
      {more && <div ref={end} aria-hidden />}
    </>
  )
}
