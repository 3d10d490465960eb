import { IconAllGames } from '@livery/ui/icon'
import { Image } from '@livery/ui/image'
import { List, ListRow } from '@livery/ui/list-row'
import { Sheet } from '@livery/ui/sheet'
import { useDeferredValue } from 'react'
import { useIntl } from 'react-intl'

import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

import * as css from '../gameCenter.css.ts'
import { centerMessages as messages } from '../gameCenter.messages.ts'
import type { StudioStripProps } from './StudioStrip.tsx'

export interface StudioSheetProps extends StudioStripProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Rows that fill a sheet on a phone: they are drawn with the tap that opens it, the others right after it. */
const FIRST = 14

/** Rows of all studios with the number of their games, and an entry that clears the choice. */
export function StudioList({ studios, selected, onSelect }: StudioStripProps) {
  const { formatMessage } = useIntl()
  const imageUrl = useImageUrl()
  const shown = useDeferredValue(studios, studios.slice(0, FIRST))
  return (
    <List label={formatMessage(messages.studios)}>
      <ListRow
        label={formatMessage(messages.allStudios)}
        icon={IconAllGames}
        current={selected === undefined}
        onPress={() => onSelect(undefined)}
      />
      {shown.map(({ vendor, name, picture, games }) => (
        <ListRow
          key={vendor}
          label={name}
          detail={formatMessage(messages.count, { count: games })}
          lead={
            <span className={css.rowMark}>
              <Image src={imageUrl(picture)} alt="" ratio="square" fit="contain" corners="medium" />
            </span>
          }
          current={vendor === selected}
          onPress={() => onSelect(vendor)}
        />
      ))}
    </List>
  )
}

/** Sheet of all studios. */
export function StudioSheet({ open, onClose, onSelect, ...list }: StudioSheetProps) {
  const { formatMessage } = useIntl()
  const pick = (vendor: string | undefined): void => {
    onSelect(vendor)
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={formatMessage(messages.studios)}
      closeLabel={formatMessage(messages.close)}
      flush
    >
      <StudioList {...list} onSelect={pick} />
    </Sheet>
  )
}
