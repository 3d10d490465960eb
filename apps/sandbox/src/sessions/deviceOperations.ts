import { fail } from '../failure.ts'
import { notGuest, type Handlers } from '../operations.ts'
import { devicesOf, signOutDevice } from './devices.ts'
import { endOtherSessions } from './sessions.ts'

/** Operations on a member's devices: list and sign out. */
export const deviceOperations: Pick<Handlers, 'listDevices' | 'signOutDevice' | 'signOutOtherDevices'> = {
  listDevices: async (context) => devicesOf(context.db, notGuest(context).session, context.clock.now()),

  signOutDevice: async (context) => {
    const { db, params, clock } = context
    const ended = await signOutDevice(db, notGuest(context).session, params.deviceId, clock.now())
    if (!ended) fail(404, 'resource.not_found', { message: 'The member is not signed in there.' })
    return {}
  },

  signOutOtherDevices: async (context) => {
    const { session, member } = notGuest(context)
    return { signedOut: await endOtherSessions(context.db, member.id, session.id, context.clock.now()) }
  },
}
