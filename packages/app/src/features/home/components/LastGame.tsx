import { Button } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { IconPlay } from '@livery/ui/icon'
import { Image } from '@livery/ui/image'
import { Stack } from '@livery/ui/stack'
import { Heading, Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { useGameLauncher } from '../../../shell/games/useGameLauncher.ts'
import type { ListedGame } from '../../../shell/gateway/mapping/game.ts'
import { useImageUrl } from '../../../shell/whitelabel/index.ts'
import * as css from '../home.css.ts'
import { homeMessages as messages } from '../home.messages.ts'

/** One tap back into the game that was played last. */
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
