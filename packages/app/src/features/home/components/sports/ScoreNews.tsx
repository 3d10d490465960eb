import type { Schemas } from '@livery/api'
import { scoreChanges } from '@livery/domain/sports'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { sportsMessages as messages } from '#capabilities/sports/sports.messages.ts'
import { ScreenReaderText } from '#platform/page/ScreenReaderText.tsx'

type Fixture = Schemas['Fixture']

/** Leagues whose points are so many that each would interrupt a reader. */
const TOO_MANY: ReadonlySet<Fixture['league']['sport']> = new Set(['BASKETBALL', 'TENNIS'])

/** Announces new scores politely; prices are never announced (S-sports-07). */
export function ScoreNews({ fixtures }: { readonly fixtures: readonly Fixture[] }) {
  const { formatMessage } = useIntl()
  const [news, setNews] = useState<{ readonly known: readonly Fixture[]; readonly list: readonly Fixture[] }>(
    {
      known: fixtures,
      list: [],
    },
  )
  if (news.known !== fixtures) {
    const changed = scoreChanges(news.known, fixtures).filter(({ league }) => !TOO_MANY.has(league.sport))
    setNews({ known: fixtures, list: changed.length > 0 ? changed : news.list })
  }
  return (
    <ScreenReaderText as="status">
      {news.list
        .map(({ home, away, score }) =>
          formatMessage(messages.score, {
            home,
            homeScore: score?.home ?? 0,
            away,
            awayScore: score?.away ?? 0,
          }),
        )
        .join('; ')}
    </ScreenReaderText>
  )
}
