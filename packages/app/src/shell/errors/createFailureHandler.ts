import type { GatewayError } from '@livery/api'
import { ROUTES } from '@livery/domain'
import type { MessageDescriptor } from 'react-intl'

import type { Overlays } from '../overlays/index.ts'
import { overlayMessages } from '../overlays/overlays.messages.ts'
import type { Navigator } from '../routing/navigator.ts'
import type { SessionKeeper } from '../session/index.ts'
import type { SiteStatusKeeper } from '../status/index.ts'
import type { Reaction } from './reaction.ts'

/** By its id: the specification's messages are in every catalogue, and not in the first load's script. */
const FREE_REJECT: MessageDescriptor = { id: 'free_reject' }

export interface FailureParts {
  readonly overlays: Overlays
  readonly session: SessionKeeper
  readonly status: SiteStatusKeeper
  readonly navigator: Navigator
}

/** The one place that turns a failed call into what the player sees. */
export interface FailureHandler {
  /** What concerns the whole site, whoever called: the session, the site's status, a trial account's limits. */
  ofSite(error: GatewayError, request: Request): void
  /** The message of an action that failed; says nothing where `ofSite` has spoken. */
  ofAction(error: unknown): void
  /** The alert a trial account gets: cancel, or register now. */
  offerRegistration(): void
}

export function createFailureHandler({ overlays, session, status, navigator }: FailureParts): FailureHandler {
  async function askToRegister(): Promise<void> {
    const agreed = await overlays.confirm({
      title: { message: overlayMessages.promptTitle },
      body: { message: FREE_REJECT },
      confirm: { message: overlayMessages.registerNow },
      cancel: { message: overlayMessages.cancel },
    })
    if (agreed) navigator.go(ROUTES.register.path)
  }
  const offerRegistration = (): void => void askToRegister()

  async function reactToSite(error: GatewayError, request: Request): Promise<void> {
    const reaction = await readReaction(error)
    switch (reaction?.kind) {
      case 'sessionEnded': {
        // Ten calls may fail at once, and one may still carry a token that was replaced meanwhile, here or in another
        // tab: only a failure of the token in force ends the session, and only the first one speaks.
        const { tokenInForce } = await import('../session/refreshSession.ts')
        const token = await tokenInForce(session)
        if (token === undefined || request.headers.get('Authorization') !== `Bearer ${token}`) return
        session.end()
        return overlays.notify.info(reaction.message)
      }
      case 'offerRegistration':
        return offerRegistration()
      case 'maintenance':
        return status.report({ kind: 'maintenance', info: reaction.info })
      case 'regionRestricted':
        return status.report({ kind: 'regionRestricted', ip: null, country: reaction.country, info: null })
    }
  }

  async function reactToAction(error: unknown): Promise<void> {
    const reaction = await readReaction(error)
    if (reaction?.kind !== 'message') return
    overlays.notify.failure(reaction.message, { values: reaction.values, quote: reaction.requestId })
  }

  return {
    offerRegistration,
    ofSite: (error, request) => void reactToSite(error, request),
    ofAction: (error) => void reactToAction(error),
  }
}

/**
 * The words of failures are fetched with the first failure: most visits have none. When even they cannot be had,
 * the network is away, and the page's own parts say so.
 */
async function readReaction(error: unknown): Promise<Reaction | undefined> {
  const online = globalThis.navigator.onLine
  try {
    return (await import('./reaction.ts')).reactionTo(error, online)
  } catch {
    return undefined
  }
}
