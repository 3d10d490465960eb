import type { RegistrationMethod } from './registration.ts'

/** Ways to sign in with a form of their own. */
export type LoginMethod = 'username' | 'sms'

export interface LoginMethodFacts {
  /** Way of the login that this device remembers. */
  readonly remembered: LoginMethod | undefined
  /** Ways in which the brand's members register. */
  readonly registration: readonly RegistrationMethod[]
  /** True while codes by text message are offered. */
  readonly smsOffered: boolean
}

/**
 * Way at which the login opens: the one that the player took last, else the one in which the brand's members register
 * (S-login-13, S-login-14).
 */
export function openingLoginMethod({ remembered, registration, smsOffered }: LoginMethodFacts): LoginMethod {
  if (!smsOffered) return 'username'
  return remembered ?? (registration.includes('username') ? 'username' : 'sms')
}

/**
 * The name of a login in the form of the wire. A mobile number may be typed as people write it, with a plus, blanks
 * and dashes; everything else is a user name and stays as it is.
 */
export function loginNameForWire(typed: string): string {
  const name = typed.trim()
  return /^\+?[\d\s().-]+$/.test(name) ? name.replaceAll(/\D/g, '') : name
}
