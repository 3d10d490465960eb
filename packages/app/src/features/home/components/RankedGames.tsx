import { Card } from '@livery/ui/card'
import { IconPlay } from '@livery/ui/icon'
import { Image } from '@livery/ui/image'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import type { ListedGame } from '#capabilities/games/gameMapping.ts'
import { pictureOfTile } from '#capabilities/games/tileShape.ts'
import { useGameLauncher } from '#capabilities/games/useGameLauncher.ts'
import { useTenant } from '#platform/boot/ServicesContext.ts'
import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

import * as css from './rankedGames.css.ts'
import { rows } from './rows.css.ts'

export interface RankedGamesProps {
  /** Name of the list for screen readers. */
  readonly label: string
  readonly games: readonly ListedGame[]
}

/** Games one below the other with their places: art, name and studio in a row that opens the game. */
export function RankedGames({ label, games }: RankedGamesProps) {
  const { formatNumber } = useIntl()
  const { vendorLabels } = useTenant().games
  const imageUrl = useImageUrl()
  const launch = useGameLauncher()
  return (
    <Stack gutter>
      <Card padding="none">
        <ol aria-label={label} className={rows}>
          {games.map((game, index) => (
            <li key={game.nodeId} className={css.item}>
              <button type="button" className={css.row} onClick={() => launch(game, game.name)}>
                <span aria-hidden className={css.rank}>
                  {formatNumber(index + 1)}
                </span>
                <span className={css.art}>
                  <Image
                    src={imageUrl(pictureOfTile(game, 'below'))}
                    alt=""
                    ratio="square"
                    corners="medium"
                  />
                </span>
                <span className={css.words}>
                  <Text as="span" weight="medium" lines={2} dir="auto">
                    {game.name}
                  </Text>
                  <Text as="span" size="caption" tone="secondary" lines={1}>
                    {vendorLabels[game.vendor] ?? game.vendorName}
                  </Text>
                </span>
                <span aria-hidden className={css.play}>
                  <IconPlay size="small" />
                </span>
              </button>
            </li>
          ))}
        </ol>
      </Card>
    </Stack>
  )
}
