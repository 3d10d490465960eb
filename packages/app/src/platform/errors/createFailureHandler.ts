import type { Gateway, GatewayError } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import type { MessageDescriptor } from 'react-intl'

import type { Navigator } from '#platform/navigator/navigator.ts'
import type { Overlays } from '#platform/overlays/createOverlays.ts'
import { overlayMessages } from '#platform/overlays/overlays.messages.ts'
import type { SessionStore } from '#platform/session/session.ts'
import type { SiteStatusStore } from '#platform/status/status.ts'
import type { BrowserStorage } from '#platform/storage/browserStorage.ts'

import type { Reaction } from './reaction.ts'

/** Referenced by id: the messages are in every catalogue, and their words are not in the first load's script. */
const FREE_REJECT: MessageDescriptor = { id: 'free_reject' }
const BIRTHDAY_MISSING: MessageDescriptor = { id: 'failure.birthdayMissing' }
const ADD: MessageDescriptor = { id: 'memberHome.add' }

export interface FailureParts {
  readonly overlays: Overlays
  readonly session: SessionStore
  readonly status: SiteStatusStore
  readonly navigator: Navigator
  readonly storage: BrowserStorage
  /** The gateway client, which itself tells this handler of failures and so is made after it. */
  readonly gateway: () => Gateway
}

/** Central handler that turns a failed call into feedback for the player. */
export interface FailureHandler {
  /**
   * Handles failures that concern the whole site, whichever call they came from: the session, the site's status, a
   * trial account's limits.
   */
  ofSite(error: GatewayError, request: Request): void
  /** Shows the message of a failed action, unless `ofSite` has already shown one. */
  ofAction(error: unknown): void
  /** The alert a trial account gets: cancel, or register now. */
  offerRegistration(): void
}

export function createFailureHandler(parts: FailureParts): FailureHandler {
  const { overlays, session, status, navigator, storage } = parts
  /** Says what an account lacks, and leads to where it is added. */
  async function ask(body: MessageDescriptor, confirm: MessageDescriptor, path: string): Promise<void> {
    const agreed = await overlays.confirm({
      title: { message: overlayMessages.promptTitle },
      body: { message: body },
      confirm: { message: confirm },
      cancel: { message: overlayMessages.cancel },
    })
    if (agreed) navigator.go(path)
  }
  const offerRegistration = (): void =>
    void ask(FREE_REJECT, overlayMessages.registerNow, ROUTES.register.path)

  /**
   * Every reaction and how it is shown. A message is shown for the action that failed, any other reaction for the site,
   * which the gateway client tells of the failure with its request.
   */
  async function react(error: unknown, request?: Request): Promise<void> {
    const reaction = await readReaction(error)
    const ofSite = request !== undefined
    if (!reaction || ofSite === (reaction.kind === 'message')) return
    switch (reaction.kind) {
      case 'message':
        return overlays.notify.failure(reaction.message, {
          values: reaction.values,
          quote: reaction.requestId,
        })
      case 'sessionEnded': {
        // Ten calls may fail at once, and one may still carry a token that was replaced meanwhile, here or in another
        // tab: only a failure of the token in force ends the session, and only the first one speaks.
        const { awaitsRefresh, isRefresh, refreshSession, tokenInForce } =
          await import('#platform/session/refreshSession.ts')
        const token = await tokenInForce(session)
        if (token === undefined || request?.headers.get('Authorization') !== `Bearer ${token}`) return
        // A refresh without an answer may have replaced this token: only a refusal of its repeat, which comes here by
        // itself, ends the session.
        if (awaitsRefresh(storage) && !isRefresh(request))
          return refreshSession({ gateway: parts.gateway(), session, storage }).catch(() => undefined)
        session.end()
        return overlays.notify.info(reaction.message)
      }
      case 'offerRegistration':
        return offerRegistration()
      case 'offerBirthday':
        return ask(BIRTHDAY_MISSING, ADD, `${ROUTES.memberHome.path}#birthday`)
      case 'maintenance':
        return status.report({ kind: 'maintenance', info: reaction.info })
      case 'regionRestricted':
        return status.report({ kind: 'regionRestricted', ip: null, country: reaction.country, info: null })
    }
  }

  return {
    offerRegistration,
    ofSite: (error, request) => void react(error, request),
    ofAction: (error) => void react(error),
  }
}

/**
 * Fetches the messages of failures with the first failure, because most visits have none. When that fails too, the
 * network is down, and each part of the page shows its own error.
 */
async function readReaction(error: unknown): Promise<Reaction | undefined> {
  const online = globalThis.navigator.onLine
  try {
    return (await import('./reaction.ts')).reactionTo(error, online)
  } catch {
    return undefined
  }
}
