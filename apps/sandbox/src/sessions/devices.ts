import type { Db } from '../database/index.ts'
import { countryOf } from '../system/country.ts'
import type { Schemas } from '../wire.ts'
import { deviceName, maskAddress } from './deviceName.ts'
import type { Session } from './session.ts'
import { SESSION_LIFE_MS } from './sessions.ts'
import type { SignInMethod } from './signInDetails.ts'

interface DeviceRow {
  readonly id: bigint
  readonly method: SignInMethod
  readonly user_agent: string
  readonly address: string
  readonly started_at: Date
  readonly expires_at: Date
}

/** Sessions of a member, the current one first, with the previous login. */
export async function devicesOf(db: Db, session: Session, now: Date): Promise<Schemas['Devices']> {
  const rows = await db.rows<DeviceRow>`
    select id, method, user_agent, address, started_at, expires_at from session
    where member_id = ${BigInt(session.memberId)} and ended_at is null and expires_at > ${now}
    order by id = ${BigInt(session.id)} desc, expires_at desc limit 50`
  const before = await signInBefore(db, session)
  return {
    list: rows.map((row) => ({
      id: `s_${row.id}`,
      current: row.id.toString() === session.id,
      signIn: signInOf(row),
      // Every call extends the expiry, to the minute, so the time of the last call follows from it.
      lastSeenAt: new Date(row.expires_at.getTime() - SESSION_LIFE_MS).toISOString(),
    })),
    ...(before && { lastLogin: before }),
  }
}

/** Method and time of the member's previous login. */
export async function signInBefore(
  db: Db,
  session: Pick<Session, 'id' | 'memberId'>,
): Promise<Schemas['SignIn'] | undefined> {
  const row = await db.row<DeviceRow>`
    select id, method, user_agent, address, started_at, expires_at from session
    where member_id = ${BigInt(session.memberId)} and id < ${BigInt(session.id)}
    order by id desc limit 1`
  return row && signInOf(row)
}

function signInOf({ method, user_agent, address, started_at }: DeviceRow): Schemas['SignIn'] {
  return {
    method,
    ...deviceName(user_agent),
    address: maskAddress(address),
    country: countryOf(address),
    signedInAt: started_at.toISOString(),
  }
}

/**
 * Ends another session of the same member.
 * @returns false when there was none to end
 */
export async function signOutDevice(db: Db, session: Session, deviceId: string, now: Date): Promise<boolean> {
  const number = /^s_(\d{1,18})$/.exec(deviceId)?.[1]
  if (number === undefined || number === session.id) return false
  const ended = await db.run`
    update session set ended_at = ${now}, ended_why = 'replaced'
    where id = ${BigInt(number)} and member_id = ${BigInt(session.memberId)}
      and ended_at is null and expires_at > ${now}`
  return ended > 0
}
