import { formatMoney, formatRelative } from '@livery/i18n'
import { Card } from '@livery/ui/card'
import { IconReward } from '@livery/ui/icon'
import { Image } from '@livery/ui/image'
import { List, ListRow } from '@livery/ui/list-row'
import { Section } from '@livery/ui/section'
import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { useGateway } from '../../../shell/boot/index.ts'
import { useGameContext } from '../../../shell/games/gameContext.ts'
import { languageAtom } from '../../../shell/language/index.ts'
import { useImageUrl } from '../../../shell/whitelabel/index.ts'
import * as css from '../home.css.ts'
import { homeMessages as messages } from '../home.messages.ts'
import { winnersQuery } from '../later.queries.ts'

/** Rows that fit under one glance. */
const SHOWN = 5

/** Who won what a moment ago; the names are masked by the gateway. */
export function WinnerBoard() {
  const { formatMessage, locale } = useIntl()
  const language = useAtomValue(languageAtom)
  const imageUrl = useImageUrl()
  const { clock } = useGateway()
  const { data: winners, isPending } = useQuery(winnersQuery(useGameContext()))
  if (!isPending && (winners ?? []).length === 0) return null
  return (
    <Section title={formatMessage(messages.winners)} icon={IconReward}>
      <Stack gutter>
        {isPending ? (
          <Skeleton shape="card" />
        ) : (
          <Card padding="none">
            <List label={formatMessage(messages.winners)}>
              {winners?.slice(0, SHOWN).map((winner) => (
                <ListRow
                  key={`${winner.nodeId} ${winner.wonAt} ${winner.userName}`}
                  label={winner.gameName}
                  detail={`${winner.userName} · ${language ? formatRelative(language, Date.parse(winner.wonAt), clock.now()) : ''}`}
                  lead={
                    <span className={css.vendorMark}>
                      <Image src={imageUrl(winner.iconUrl)} alt="" ratio="square" corners="medium" />
                    </span>
                  }
                  value={
                    <Text as="span" tone="success" weight="bold" numeric>
                      {formatMoney(locale, winner.amount, winner.currency)}
                    </Text>
                  }
                />
              ))}
            </List>
          </Card>
        )}
      </Stack>
    </Section>
  )
}
