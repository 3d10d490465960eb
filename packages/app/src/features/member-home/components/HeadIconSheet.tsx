import { Avatar } from '@livery/ui/avatar'
import { Sheet } from '@livery/ui/sheet'
import { Skeleton } from '@livery/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { headIconsQuery } from '#capabilities/member/headIcons.queries.ts'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { overlayMessages } from '#platform/overlays/overlays.messages.ts'
import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

import * as css from '../memberHome.css.ts'
import { memberHomeMessages as messages } from '../memberHome.messages.ts'
import { useSetHeadIcon } from '../memberHome.queries.ts'

export interface HeadIconSheetProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Sheet of the profile pictures; a tap selects one. */
export function HeadIconSheet({ open, onClose }: HeadIconSheetProps) {
  const { formatMessage } = useIntl()
  const imageUrl = useImageUrl()
  const { data: icons } = useQuery({ ...headIconsQuery(useGateway()), enabled: open })
  const { mutate, variables, isPending } = useSetHeadIcon(onClose)
  const chosen = isPending ? variables : icons?.current
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={formatMessage(messages.picture)}
      closeLabel={formatMessage(overlayMessages.close)}
    >
      {!icons && <Skeleton shape="card" />}
      <div className={css.pictures}>
        {icons?.list.map(({ id, url }, index) => (
          <button
            key={id}
            type="button"
            className={css.choice}
            aria-pressed={id === chosen}
            aria-label={formatMessage(messages.pictureNumber, { number: index + 1 })}
            onClick={() => !isPending && mutate(id)}
          >
            <Avatar size="large" name={id} src={imageUrl(url)} />
          </button>
        ))}
      </div>
    </Sheet>
  )
}
