import { gameListPath } from '@livery/domain'
import { GameRow } from '@livery/ui/game-grid'
import { GameTile } from '@livery/ui/game-tile'
import { IconLive } from '@livery/ui/icon'
import { Section } from '@livery/ui/section'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { useGameContext } from '../../../shell/games/gameContext.ts'
import { useGameLauncher } from '../../../shell/games/useGameLauncher.ts'
import { useImageUrl } from '../../../shell/whitelabel/index.ts'
import { homeMessages as messages } from '../home.messages.ts'
import { liveModelsQuery } from '../home.queries.ts'

/** Who is at the tables today; who is on air bears a mark. A tap sits down at their table. */
export function LiveModels() {
  const { formatMessage } = useIntl()
  const imageUrl = useImageUrl()
  const launch = useGameLauncher()
  const { data } = useQuery(liveModelsQuery(useGameContext()))
  const models = data?.filter(({ active }) => active) ?? []
  if (models.length === 0) return null
  return (
    <Section
      title={formatMessage(messages.live)}
      icon={IconLive}
      more={{ label: formatMessage(messages.more), href: gameListPath({ gameType: 'LIVE' }) }}
    >
      <GameRow
        label={formatMessage(messages.live)}
        items={models}
        keyOf={({ modelId }) => modelId}
        shape="portrait"
      >
        {({ name, tableName, cover, streaming, vassalage, nodeId }) => (
          <GameTile
            name={name}
            vendor={tableName}
            image={imageUrl(cover)}
            tag={streaming ? { kind: 'hot', label: formatMessage(messages.onAir) } : undefined}
            onPress={() => launch({ vendor: vassalage, gameType: 'LIVE', nodeId }, tableName)}
          />
        )}
      </GameRow>
    </Section>
  )
}
