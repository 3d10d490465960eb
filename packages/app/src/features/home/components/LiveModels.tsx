import { gameListPath } from '@livery/domain/games'
import type { HomeSection } from '@livery/tenant'
import { GameRow } from '@livery/ui/game-grid'
import { GameTile } from '@livery/ui/game-tile'
import { IconLive } from '@livery/ui/icon'
import { Section } from '@livery/ui/section'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { useGameContext } from '#capabilities/games/gameContext.ts'
import { useGameLauncher } from '#capabilities/games/useGameLauncher.ts'
import { useTenant } from '#platform/boot/ServicesContext.ts'
import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

import { homeMessages as messages } from '../home.messages.ts'
import { liveModelsQuery } from '../home.queries.ts'
import { liveModelsFromWire } from '../liveModelMapping.ts'
import { StoryRow } from './StoryRow.tsx'

export interface LiveModelsProps {
  /** Tall pictures, or round ones in a strip. Default `row`. */
  readonly variant?: HomeSection<'live'>['variant']
  /** The brand's own heading. */
  readonly title?: string | undefined
}

/** Row of today's live models with a mark on those who are on air. A tap opens the model's table. */
export function LiveModels({ variant = 'row', title }: LiveModelsProps) {
  const { formatMessage } = useIntl()
  const imageUrl = useImageUrl()
  const launch = useGameLauncher()
  const { layout } = useTenant()
  const { data: models = [] } = useQuery({
    ...liveModelsQuery(useGameContext()),
    select: liveModelsFromWire,
  })
  if (models.length === 0) return null
  const heading = title ?? formatMessage(messages.live)
  return (
    <Section
      title={heading}
      icon={IconLive}
      more={{ label: formatMessage(messages.more), href: gameListPath({ gameType: 'LIVE' }) }}
    >
      {variant === 'ring' ? (
        <StoryRow
          label={heading}
          look="ring"
          items={models.map(({ modelId, name, tableName, cover, streaming, vendor, nodeId }) => ({
            id: modelId,
            name,
            picture: imageUrl(cover),
            mark: streaming ? formatMessage(messages.onAir) : undefined,
            onPress: () => launch({ vendor, gameType: 'LIVE', nodeId }, tableName),
          }))}
        />
      ) : (
        <GameRow label={heading} items={models} keyOf={({ modelId }) => modelId} shape="portrait">
          {({ name, tableName, cover, streaming, vendor, nodeId }) => (
            <GameTile
              name={name}
              vendor={tableName}
              caption={layout.tileCaption === 'over' ? 'over' : 'below'}
              image={imageUrl(cover)}
              tag={streaming ? { kind: 'hot', label: formatMessage(messages.onAir) } : undefined}
              onPress={() => launch({ vendor, gameType: 'LIVE', nodeId }, tableName)}
            />
          )}
        </GameRow>
      )}
    </Section>
  )
}
