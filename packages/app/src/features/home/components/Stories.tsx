import { gamesOfCategory } from '@livery/domain/games'
import type { HomeSection } from '@livery/tenant'
import { IconNew } from '@livery/ui/icon'
import { Section } from '@livery/ui/section'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { useGameContext } from '#capabilities/games/gameContext.ts'
import { pictureOfTile } from '#capabilities/games/tileShape.ts'
import { useGameLauncher } from '#capabilities/games/useGameLauncher.ts'
import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

import { homeMessages as messages } from '../home.messages.ts'
import { shelfQuery } from '../home.queries.ts'
import { StoryRow } from './StoryRow.tsx'

export interface StoriesProps {
  readonly variant: HomeSection<'stories'>['variant']
  /** Greatest number of games. */
  readonly limit?: number | undefined
  /** The brand's own heading. */
  readonly title?: string | undefined
}

/** New games as a strip of small pictures; nothing without any. */
export function Stories({ variant, limit, title }: StoriesProps) {
  const { formatMessage } = useIntl()
  const imageUrl = useImageUrl()
  const launch = useGameLauncher()
  const { data: games = [] } = useQuery(shelfQuery(useGameContext(), gamesOfCategory('NEW_GAME')))
  if (games.length === 0) return null
  const heading = title ?? formatMessage(messages.newGames)
  return (
    <Section title={heading} icon={IconNew}>
      <StoryRow
        label={heading}
        look={variant}
        items={games.slice(0, limit).map((game) => ({
          id: game.nodeId,
          name: game.name,
          picture: imageUrl(pictureOfTile(game, 'below')),
          onPress: () => launch(game, game.name),
        }))}
      />
    </Section>
  )
}
