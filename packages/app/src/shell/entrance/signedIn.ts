import type { Schemas } from '@livery/api'
import { memberTypeFrom } from '@livery/domain'

import type { Session } from '../session/index.ts'

/** The session that a login, a registration or a provider's answer begins. */
export function sessionOf({ token, userName, type, firstTimeLogin }: Schemas['LoginResult']): Session {
  return { token, memberName: userName, type: memberTypeFrom(type), firstTimeLogin }
}
