import { unwrap } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import type { MessageDescriptor } from 'react-intl'
import { useNavigate } from 'react-router-dom'

import { useServices } from '#platform/boot/ServicesContext.ts'
import { overlayMessages } from '#platform/overlays/overlays.messages.ts'

export interface SignOutTexts {
  readonly question: MessageDescriptor
  readonly waiting: MessageDescriptor
}

/** Signs out: loading message, the gateway's logout, the session forgotten, home (S-menu-06). */
export function useSignOutNow(waiting: MessageDescriptor): () => Promise<void> {
  const { overlays, gateway, session } = useServices()
  const navigate = useNavigate()
  return async () => {
    const close = overlays.loading(waiting)
    try {
      await unwrap(gateway.DELETE('/wps/session'))
    } catch {
      // A failed logout call is ignored: the gateway ends the session when the token expires.
    } finally {
      close()
      void navigate(ROUTES.home.path, { replace: true })
      session.end()
    }
  }
}

/** Asks, then signs out. The player is signed out here even when the gateway cannot be reached. */
export function useSignOut({ question, waiting }: SignOutTexts): () => Promise<void> {
  const { overlays } = useServices()
  const signOutNow = useSignOutNow(waiting)
  return async () => {
    const agreed = await overlays.confirm({
      title: { message: overlayMessages.promptTitle },
      body: { message: question },
      confirm: { message: overlayMessages.submit },
      cancel: { message: overlayMessages.cancel },
    })
    if (agreed) await signOutNow()
  }
}
