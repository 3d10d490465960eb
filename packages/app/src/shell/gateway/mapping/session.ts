import type { Session } from '../../session/session.ts'
import type { StoredSession } from '../../storage/index.ts'

/** Reads the platform's session record; one of another merchant, or without a token, is none. */
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

/** Writes a session the way the platform's other fronts read it. */
export function sessionToStorage(session: Session, merchantCode: string): StoredSession {
  return {
    token: session.token,
    merchantCode,
    userName: session.memberName,
    type: session.type,
    firstTimeLogin: session.firstTimeLogin,
  }
}
