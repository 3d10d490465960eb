import type { Schemas } from '@livery/api'
import { memberTypeFrom } from '@livery/domain/account'

import type { Session } from '#platform/session/session.ts'

/** Session from the answer to a login, a registration or a social login. */
export function sessionOf({ token, userName, type, firstTimeLogin }: Schemas['LoginResult']): Session {
  return { token, memberName: userName, type: memberTypeFrom(type), firstTimeLogin }
}
