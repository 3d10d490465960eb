import { Dialog } from '@livery/ui/dialog'
import { Image } from '@livery/ui/image'
import { RichText } from '@livery/ui/rich-text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'

import { useGameContext } from '#capabilities/games/gameContext.ts'
import { useServices } from '#platform/boot/ServicesContext.ts'
import { openOutsideTab } from '#platform/device/outsideTab.ts'
import { ENTRIES } from '#platform/storage/entries.ts'
import { useLinkCheck } from '#platform/trust/useLinkCheck.ts'
import { useUnsolicitedQueue } from '#platform/unsolicited/useUnsolicitedQueue.ts'
import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

import { homeMessages as messages } from '../home.messages.ts'
import { popupsQuery } from '../lazyParts.queries.ts'

/** Number of popups that are remembered as seen; older ones have expired long ago. */
const REMEMBERED = 50

/** Operator's popups: one after the other, each once per device, and never over another modal. */
export function Popups() {
  const { formatMessage } = useIntl()
  const { storage } = useServices()
  const imageUrl = useImageUrl()
  const navigate = useNavigate()
  const check = useLinkCheck()
  const [seen, setSeen] = useState(() => storage.read(ENTRIES.popupsSeen) ?? [])
  const { data } = useQuery(popupsQuery(useGameContext()))
  const popup = data?.find(({ id }) => !seen.includes(id))
  const turn = useUnsolicitedQueue('homePopup', popup !== undefined)
  if (!popup) return null

  const { id, title, content, imageUrl: picture, link } = popup
  function close(): void {
    const next = [id, ...seen].slice(0, REMEMBERED)
    storage.write(ENTRIES.popupsSeen, next)
    setSeen(next)
  }
  const address = link === undefined ? null : check(link, 'page')
  function follow(): void {
    close()
    if (address === null) return
    const { origin } = location
    if (address.startsWith(`${origin}/`)) void navigate(address.slice(origin.length))
    else openOutsideTab().show(address)
  }
  return (
    <Dialog
      key={id}
      open={turn}
      onClose={close}
      title={title}
      actions={[
        { label: formatMessage(messages.popupClose), onPress: close },
        ...(address === null ? [] : [{ label: formatMessage(messages.popupFollow), onPress: follow }]),
      ]}
    >
      {picture !== undefined && <Image src={imageUrl(picture)} alt="" ratio="banner" corners="medium" />}
      <RichText html={content} size="small" />
    </Dialog>
  )
}
