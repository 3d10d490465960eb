import { formatMoney, formatRelative, isolate } from '@livery/i18n'
import type { HomeSection } from '@livery/tenant'
import { Card } from '@livery/ui/card'
import { IconReward } from '@livery/ui/icon'
import { Image } from '@livery/ui/image'
import { Section } from '@livery/ui/section'
import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { useGameContext } from '#capabilities/games/gameContext.ts'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { useInBrowser } from '#platform/device/useInBrowser.ts'
import { languageAtom } from '#platform/language/language.ts'
import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

import { homeMessages as messages } from '../home.messages.ts'
import { winnersQuery } from '../lazyParts.queries.ts'
import * as css from './winners.css.ts'

/** Number of winners. */
const SHOWN = 5

export interface WinnerBoardProps {
  /** Rows in a card, or cards in a line that scrolls sideways. Default `list`. */
  readonly variant?: HomeSection<'winners'>['variant']
  /** Greatest number of winners. Default 5. */
  readonly limit?: number | undefined
  /** The brand's own heading. */
  readonly title?: string | undefined
}

/** Board of recent winners; the gateway masks the names. */
export function WinnerBoard({ variant = 'list', limit = SHOWN, title }: WinnerBoardProps) {
  const { formatMessage, locale } = useIntl()
  const language = useAtomValue(languageAtom)
  const imageUrl = useImageUrl()
  const { clock } = useGateway()
  // A document is made once and read for days: the time since a win is none of its texts.
  const inBrowser = useInBrowser()
  const { data: winners, isPending } = useQuery(winnersQuery(useGameContext()))
  if (!isPending && (winners ?? []).length === 0) return null
  const heading = title ?? formatMessage(messages.winners)
  const ticker = variant === 'ticker'
  const look = ticker ? css.ticker : css.list
  return (
    <Section title={heading} icon={IconReward}>
      <Stack gutter={variant === 'list'}>
        {isPending ? (
          <Skeleton shape="card" />
        ) : (
          <Board card={!ticker}>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a ticker must be reachable, so that arrow keys can scroll it */}
            <ul aria-label={heading} className={look} tabIndex={ticker ? 0 : undefined}>
              {winners?.slice(0, limit).map((winner) => (
                <li
                  key={`${winner.nodeId} ${winner.wonAt} ${winner.userName}`}
                  className={ticker ? css.ticket : css.row}
                >
                  <span className={css.art}>
                    <Image src={imageUrl(winner.iconUrl)} alt="" ratio="square" corners="medium" />
                  </span>
                  <div className={css.textColumn}>
                    <Text weight="medium" lines={2}>
                      {isolate(winner.gameName)}
                    </Text>
                    <Text size="small" tone="secondary" lines={2}>
                      {isolate(winner.userName)}
                      {inBrowser &&
                        language &&
                        ` · ${formatRelative(language, Date.parse(winner.wonAt), clock.now())}`}
                    </Text>
                  </div>
                  <span className={css.sum}>
                    <Text as="span" tone="success" weight="bold" numeric>
                      {formatMoney(locale, winner.amount, winner.currency)}
                    </Text>
                  </span>
                </li>
              ))}
            </ul>
          </Board>
        )}
      </Stack>
    </Section>
  )
}

/** Card around the rows; a line of cards has none of its own. */
function Board({ card, children }: { readonly card: boolean; readonly children: ReactNode }) {
  return card ? <Card padding="none">{children}</Card> : children
}
