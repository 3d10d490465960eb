import { ROUTES } from '@livery/domain/routes'
import { LinkButton } from '@livery/ui/button'
import { Sheet } from '@livery/ui/sheet'
import { Stack } from '@livery/ui/stack'
import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'

import { entranceMessages } from '#capabilities/entrance/entrance.messages.ts'
import { EntranceLinks } from '#capabilities/entrance/EntranceLinks.tsx'
import { overlayMessages } from '#platform/overlays/overlays.messages.ts'
import { heldVideoTimeAtom } from '#platform/panels/panels.atoms.ts'

import { LoginMethods } from './components/LoginMethods.tsx'
import { holdVideo } from './heldVideo.ts'
import { loginMessages as messages } from './login.messages.ts'

/** Delay of the focus in the first field, ms: the sheet has slid in by then. */
const FOCUS_AFTER_MS = 500

/** Class of the body while the modal is open, for what an operator adds to the page. */
const BODY_CLASS = 'login-open'

export interface LoginPanelProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Login as a modal over the page that the visitor is on; signed in, they are where they were (S-routes-21). */
export default function LoginPanel({ open, onClose }: LoginPanelProps) {
  const { formatMessage } = useIntl()
  const { pathname, search } = useLocation()
  const form = useRef<HTMLDivElement>(null)
  const setVideoTime = useSetAtom(heldVideoTimeAtom)

  useEffect(() => {
    if (!open) return
    document.body.classList.add(BODY_CLASS)
    const video = holdVideo(document)
    setVideoTime(video?.time)
    const focus = setTimeout(() => {
      // A player who is in a field already stays there.
      if (!form.current?.contains(document.activeElement)) form.current?.querySelector('input')?.focus()
    }, FOCUS_AFTER_MS)
    return () => {
      clearTimeout(focus)
      document.body.classList.remove(BODY_CLASS)
      video?.release()
      setVideoTime(undefined)
    }
  }, [open, setVideoTime])

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={formatMessage(messages.heading)}
      closeLabel={formatMessage(overlayMessages.close)}
    >
      <div ref={form}>
        <EntranceLinks returnTo={`${pathname}${search}`}>
          <Stack gap="x4">
            <LoginMethods onSignedIn={onClose} />
            <LinkButton fill tone="quiet" href={ROUTES.register.path}>
              {formatMessage(entranceMessages.register)}
            </LinkButton>
          </Stack>
        </EntranceLinks>
      </div>
    </Sheet>
  )
}
