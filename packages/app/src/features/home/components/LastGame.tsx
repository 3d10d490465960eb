import { Button } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { IconPlay } from '@livery/ui/icon'
import { Image } from '@livery/ui/image'
import { Stack } from '@livery/ui/stack'
import { Heading, Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import type { ListedGame } from '#capabilities/games/gameMapping.ts'
import { useGameLauncher } from '#capabilities/games/useGameLauncher.ts'
import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

import * as css from '../home.css.ts'
import { homeMessages as messages } from '../home.messages.ts'

/** Card that reopens the last played game. */
export function LastGame({ game }: { readonly game: ListedGame }) {
  const { formatMessage } = useIntl()
  const imageUrl = useImageUrl()
  const launch = useGameLauncher()
  return (
    <Stack gutter>
      <Card>
        <div className={css.lastGame}>
          <span className={css.lastGameArt}>
            <Image src={imageUrl(game.picture)} alt="" ratio="square" corners="medium" />
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
          <Button icon={IconPlay} onPress={() => launch(game, game.name)}>
            {formatMessage(messages.playNow)}
          </Button>
        </div>
      </Card>
    </Stack>
  )
}
