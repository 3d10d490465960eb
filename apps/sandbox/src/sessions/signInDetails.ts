import type { CallContext } from '../operations.ts'
import { liveFlags } from '../platform/flags.ts'
import type { Schemas } from '../wire.ts'

export type SignInMethod = Schemas['SignInMethod']

/** Method and device of a sign-in, and its effect on other sessions. */
export interface SignInDetails {
  readonly method: SignInMethod
  readonly userAgent: string
  readonly address: string
  /** True when the merchant allows sessions on several devices. */
  readonly allowsSeveralDevices: boolean
}

/** Maximum length of a stored `User-Agent`. */
const USER_AGENT_LENGTH = 512

/** Sign-in data from the headers of a call. */
export async function signInDetailsOf(
  { db, merchant, header, ip }: Pick<CallContext, 'db' | 'merchant' | 'header' | 'ip'>,
  method: SignInMethod,
): Promise<SignInDetails> {
  const { MULTIDEVICE: allowsSeveralDevices } = await liveFlags(db, merchant)
  const userAgent = (header('user-agent') ?? '').slice(0, USER_AGENT_LENGTH)
  return { method, userAgent, address: ip, allowsSeveralDevices }
}
