import { unwrap } from '@livery/api'
import { ROUTES } from '@livery/domain'
import type { MessageDescriptor } from 'react-intl'
import { useNavigate } from 'react-router-dom'

import { useShell } from '../boot/index.ts'
import { overlayMessages } from '../overlays/overlays.messages.ts'

export interface SignOutWords {
  readonly question: MessageDescriptor
  readonly waiting: MessageDescriptor
}

/** Signs out: loading message, the gateway's logout, the session forgotten, home (specification, 'Sign out'). */
export function useSignOutNow(waiting: MessageDescriptor): () => Promise<void> {
  const { overlays, gateway, session } = useShell()
  const navigate = useNavigate()
  return async () => {
    const close = overlays.loading(waiting)
    try {
      await unwrap(gateway.DELETE('/wps/session'))
    } catch {
      // What the gateway does not hear now, it learns when the token runs out.
    } finally {
      close()
      void navigate(ROUTES.home.path, { replace: true })
      session.end()
    }
  }
}

/** Asks, then signs out. The player is signed out here even when the gateway cannot be reached. */
export function useSignOut({ question, waiting }: SignOutWords): () => Promise<void> {
  const { overlays } = useShell()
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
