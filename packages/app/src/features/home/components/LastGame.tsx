import { Button } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { IconPlay } from '@livery/ui/icon'
import { Image } from '@livery/ui/image'
import { Stack } from '@livery/ui/stack'
import { Heading, Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import type { ListedGame } from '#capabilities/games/gameMapping.ts'
import { pictureOfTile } from '#capabilities/games/tileShape.ts'
import { useGameLauncher } from '#capabilities/games/useGameLauncher.ts'
import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

import * as css from '../home.css.ts'
import { homeMessages as messages } from '../home.messages.ts'

export interface LastGameProps {
  readonly game: ListedGame
  /** True for a bar of one line in place of a card. Default false. */
  readonly bar?: boolean
}

/** Card that reopens the last played game. */
export function LastGame({ game, bar = false }: LastGameProps) {
  const { formatMessage } = useIntl()
  const imageUrl = useImageUrl()
  const launch = useGameLauncher()
  return (
    <Stack gutter>
      <Card padding={bar ? 'small' : 'medium'} tone={bar ? 'raised' : 'card'}>
        <div className={css.lastGame}>
          <span className={bar ? css.vendorMark : css.lastGameArt}>
            <Image src={imageUrl(pictureOfTile(game, 'below'))} alt="" ratio="square" corners="medium" />
          </span>
          <div className={css.lastGameName}>
            <Stack gap="half">
              <Text size="caption" tone="secondary">
                {formatMessage(messages.continuePlaying)}
              </Text>
              <Heading level={2} size="lead">
                <bdi>{game.name}</bdi>
              </Heading>
            </Stack>
          </div>
          <Button size={bar ? 'small' : 'medium'} icon={IconPlay} onPress={() => launch(game, game.name)}>
            {formatMessage(messages.playNow)}
          </Button>
        </div>
      </Card>
    </Stack>
  )
}
