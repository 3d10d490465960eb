import { seesAgentEntry } from '@livery/domain/account'

import { fail } from '../failure.ts'
import { notGuest, type Handlers } from '../operations.ts'
import { requireFlag } from '../platform/flags.ts'
import { chatUnread, openRoom } from './rooms.ts'

/** Operations of the live chat. */
export const chatOperations: Pick<Handlers, 'launchChat' | 'getChatUnread'> = {
  // A member's chat needs CBS3; agents reach the platform's service with or without it (S-messages-08).
  launchChat: async (context) => {
    const { db, merchant, query, clock, services } = context
    const { member, session } = notGuest(context)
    if (query.b2c) await requireFlag(db, merchant, 'CBS3')
    else if (!seesAgentEntry(member.type))
      fail(403, 'role.not_allowed', { message: 'This service is for agents.' })
    const key = await openRoom(db, {
      merchant: merchant.code,
      memberId: member.id,
      sessionId: session.id,
      partner: query.b2c ? 'merchant' : 'platform',
      language: query.language,
      brand: merchant.name,
      now: clock.now(),
    })
    const { backUrl, title, headerColor } = query
    const page = new URLSearchParams({ room: key, backUrl, title, headerColor, language: query.language })
    return { chatUrl: `${services.origin}/sandbox/chat?${page}` }
  },

  getChatUnread: async (context) => {
    const { member } = notGuest(context)
    await requireFlag(context.db, context.merchant, 'CBS3')
    return { unReadCount: await chatUnread(context.db, member.id) }
  },
}
