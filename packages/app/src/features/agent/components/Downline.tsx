import { formatMoney, isolate } from '@livery/i18n'
import { Card } from '@livery/ui/card'
import { Chip } from '@livery/ui/chip'
import { IconTeam } from '@livery/ui/icon'
import { List } from '@livery/ui/list-row'
import { Skeleton } from '@livery/ui/skeleton'
import { Row, Stack } from '@livery/ui/stack'
import { Heading, Text } from '@livery/ui/text'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { ListEnd } from '#capabilities/paging/ListEnd.tsx'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { isNotFound } from '#platform/errors/refusalOf.ts'
import { QueryFrame } from '#platform/queries/QueryView.tsx'

import { agentMessages as messages } from '../agent.messages.ts'
import { downlineQuery } from '../agent.queries.ts'
import { DownlineRow } from './DownlineRow.tsx'
import { EmptyTeam } from './EmptyTeam.tsx'

export interface DownlineProps {
  /** Member whose downline is shown; '' for the whole team. */
  readonly under: string
  readonly onOpen: (under: string) => void
}

/** Downline: the team's members; a member with a downline links to it. */
export function Downline({ under, onOpen }: DownlineProps) {
  const { formatMessage, formatNumber, locale } = useIntl()
  const query = useInfiniteQuery(downlineQuery(useGateway(), under))
  const first = query.data?.pages[0]
  const members = query.data?.pages.flatMap(({ list }) => list)
  const unknown = isNotFound(query.error)

  return (
    <Stack gap="x4">
      {under !== '' && (
        <Row justify="between" wrap>
          <Heading level={2} size="lead">
            {formatMessage(messages.under, { name: isolate(under) })}
          </Heading>
          <Chip label={formatMessage(messages.wholeTeam)} icon={IconTeam} onPress={() => onOpen('')} />
        </Row>
      )}
      {unknown ? (
        <EmptyTeam searched />
      ) : (
        <QueryFrame query={query}>
          {() => (
            <>
              <Card>
                <Row justify="between" as="div">
                  <Text as="div" size="small" tone="secondary">
                    {formatMessage(messages.members)}
                    <Text as="div" size="title" weight="bold" numeric>
                      {first ? formatNumber(first.members) : <Skeleton />}
                    </Text>
                  </Text>
                  <Text as="div" size="small" tone="secondary" align="end">
                    {formatMessage(messages.balance)}
                    <Text as="div" size="title" weight="bold" numeric>
                      {first ? formatMoney(locale, first.balance, first.currency) : <Skeleton />}
                    </Text>
                  </Text>
                </Row>
              </Card>
              {members?.length === 0 && <EmptyTeam searched={false} />}
              {first && members && members.length > 0 && (
                <Card padding="none">
                  <List label={formatMessage(messages.downline)}>
                    {members.map((member) => (
                      <DownlineRow
                        key={member.userName}
                        member={member}
                        currency={first.currency}
                        onOpen={onOpen}
                      />
                    ))}
                  </List>
                </Card>
              )}
              {query.isPending && <Skeleton shape="card" />}
              <ListEnd query={query} pending={<Skeleton shape="card" />} />
            </>
          )}
        </QueryFrame>
      )}
    </Stack>
  )
}
