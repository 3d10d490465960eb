import type { Schemas } from '@livery/api'
import { formatMoment } from '@livery/i18n'
import { Avatar } from '@livery/ui/avatar'
import { Card } from '@livery/ui/card'
import { EmptyState } from '@livery/ui/empty-state'
import { List, ListRow } from '@livery/ui/list-row'
import { Skeleton } from '@livery/ui/skeleton'
import { StatusTag } from '@livery/ui/status-tag'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { ListEnd } from '#capabilities/paging/ListEnd.tsx'
import type { PagedQuery } from '#capabilities/paging/loadMore.ts'
import { languageAtom } from '#platform/language/language.ts'

import { inviteMessages as messages } from '../invite.messages.ts'

export interface FriendsProps {
  readonly friends: readonly Schemas['InvitedMember'][]
  /** Query of the friends, for its next page. */
  readonly query: PagedQuery
}

/** List of the friends who joined by the link, latest first; the gateway masks their names. */
export function Friends({ friends, query }: FriendsProps) {
  const { formatMessage } = useIntl()
  const language = useAtomValue(languageAtom)
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
      <ListEnd query={query} pending={<Skeleton shape="card" />} />
    </>
  )
}
