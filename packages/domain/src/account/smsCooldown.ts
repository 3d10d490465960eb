/** Cooldown when an answer has none: one minute, ms. */
export const SMS_COOLDOWN_MS = 60_000

/**
 * End of the registration cooldown, epoch ms: `expiredMinutes` × 60 s from now, one minute when the answer has
 * none.
 */
export function registrationCooldownEnd(expiredMinutes: number | null | undefined, now: number): number {
  const usable = typeof expiredMinutes === 'number' && Number.isFinite(expiredMinutes) && expiredMinutes > 0
  return now + (usable ? expiredMinutes * 60_000 : SMS_COOLDOWN_MS)
}

/** End of the login cooldown: the answer's `expirationTime` (epoch ms), or a minute from now without a usable one. */
export function loginCooldownEnd(expirationTime: number | string | null | undefined, now: number): number {
  const moment = Number(expirationTime ?? Number.NaN)
  return Number.isFinite(moment) && moment > 0 ? moment : now + SMS_COOLDOWN_MS
}
