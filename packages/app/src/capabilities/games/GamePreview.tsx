import { Button } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { IconFavourite, IconPlay } from '@livery/ui/icon'
import { Image } from '@livery/ui/image'
import { List, ListRow } from '@livery/ui/list-row'
import { Sheet } from '@livery/ui/sheet'
import { Stack } from '@livery/ui/stack'
import { useIntl } from 'react-intl'

import { savesData } from '#platform/device/savesData.ts'
import { overlayMessages } from '#platform/overlays/overlays.messages.ts'

import type { ListedGame } from './gameMapping.ts'
import { previewMessages as messages } from './gamePreview.messages.ts'
import { gameMessages } from './games.messages.ts'
import type { TileControl } from './ListedTile.tsx'
import { pictureOfPreview } from './pictureOfPreview.ts'
import { formatReturn } from './tileFacts.ts'

export interface GamePreviewProps {
  readonly game: ListedGame
  /** State of the list that the game is in. */
  readonly control: TileControl
  /** True while the game is a favourite. */
  readonly kept: boolean
  readonly onClose: () => void
}

/** Sheet about a game: its picture, what the gateway says of it, and the ways to play and to keep it. */
export function GamePreview({ game, control, kept, onClose }: GamePreviewProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { imageUrl } = control
  const { name, vendor, vendorName, returnToPlayer, players } = game
  const saving = savesData()
  return (
    <Sheet
      open
      onClose={onClose}
      title={name}
      closeLabel={formatMessage(overlayMessages.close)}
      actions={
        <Stack gap="x2">
          <Button
            fill
            icon={IconPlay}
            onPress={() => {
              onClose()
              control.launch(game, name)
            }}
          >
            {formatMessage(messages.play)}
          </Button>
          <Button fill tone="quiet" icon={IconFavourite} onPress={() => control.toggle(game)}>
            {formatMessage(kept ? gameMessages.favouriteRemove : gameMessages.favouriteAdd, { name })}
          </Button>
        </Stack>
      }
    >
      <Stack gap="x4">
        <Image
          src={imageUrl(pictureOfPreview(game, control.caption, saving))}
          alt=""
          ratio="wide"
          span={saving ? 'third' : 'page'}
          corners="card"
        />
        <Card padding="none">
          <List label={name}>
            <ListRow
              label={formatMessage(messages.vendor)}
              value={control.vendorLabels[vendor] ?? vendorName}
            />
            {returnToPlayer !== undefined && (
              <ListRow
                label={formatMessage(messages.returnToPlayer)}
                value={formatReturn(returnToPlayer, formatNumber)}
              />
            )}
            {players !== undefined && players > 0 && (
              <ListRow label={formatMessage(messages.players)} value={formatNumber(players)} />
            )}
          </List>
        </Card>
      </Stack>
    </Sheet>
  )
}
