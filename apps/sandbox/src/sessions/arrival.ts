import type { CallContext } from '../operations.ts'
import { liveFlags } from '../platform/flags.ts'
import type { Schemas } from '../wire.ts'

export type SignInMethod = Schemas['SignInMethod']

/** How and from where somebody signs in, and what becomes of where they were before. */
export interface Arrival {
  readonly method: SignInMethod
  readonly userAgent: string
  readonly address: string
  /** The merchant lets a member stay signed in on other devices. */
  readonly besideOthers: boolean
}

/** Longest `User-Agent` that is kept. */
const USER_AGENT_LENGTH = 512

/** What a call says about the device it comes from. */
export async function arrivalOf(
  { db, merchant, header, ip }: Pick<CallContext, 'db' | 'merchant' | 'header' | 'ip'>,
  method: SignInMethod,
): Promise<Arrival> {
  const { MULTIDEVICE: besideOthers } = await liveFlags(db, merchant)
  const userAgent = (header('user-agent') ?? '').slice(0, USER_AGENT_LENGTH)
  return { method, userAgent, address: ip, besideOthers }
}
