import { DURATIONS } from './durations.ts'

/** The SMS button: idle, sending, then counting down to a moment (epoch ms). */
export type SmsButton =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'counting'; readonly until: number }

/**
 * End of the registration cooldown, epoch ms: `expiredMinutes` × 60 s from now, one minute when the
 * answer names none.
 */
export function registrationCooldownEnd(expiredMinutes: number | null | undefined, now: number): number {
  const usable = typeof expiredMinutes === 'number' && Number.isFinite(expiredMinutes) && expiredMinutes > 0
  return now + (usable ? expiredMinutes * 60_000 : DURATIONS.smsCooldownDefault)
}

/** End of the login cooldown: the answer's `expirationTime` (epoch ms), or a minute from now without a usable one. */
export function loginCooldownEnd(expirationTime: number | string | null | undefined, now: number): number {
  const moment = Number(expirationTime ?? Number.NaN)
  return Number.isFinite(moment) && moment > 0 ? moment : now + DURATIONS.smsCooldownDefault
}

/** Whole seconds left, counted up, so that '0' is never shown while the button still waits. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1_000))
}

/**
 * The button's state at a moment. Computed from the clock and not by counting ticks, so that it is right
 * after the phone slept.
 */
export function smsButtonAt(button: SmsButton, now: number): SmsButton {
  return button.kind === 'counting' && secondsLeft(button.until, now) === 0 ? { kind: 'idle' } : button
}
