import type { StoredSession } from '#platform/storage/entries.ts'

import type { Session } from './session.ts'

/** Session from the platform's stored record; undefined for one of another merchant, or without a token. */
export function sessionFromStorage(
  stored: StoredSession | undefined,
  merchantCode: string,
): Session | undefined {
  if (stored === undefined || stored.token === '' || stored.merchantCode !== merchantCode) return undefined
  return {
    token: stored.token,
    memberName: stored.userName,
    type: stored.type,
    firstTimeLogin: stored.firstTimeLogin ?? false,
  }
}

/** Stored record of a session, in the format of the platform's other front ends. */
export function sessionToStorage(session: Session, merchantCode: string): StoredSession {
  return {
    token: session.token,
    merchantCode,
    userName: session.memberName,
    type: session.type,
    firstTimeLogin: session.firstTimeLogin,
  }
}
