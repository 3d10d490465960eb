import type { TextId } from '../platform/catalogue.ts'
import { textIn } from '../platform/text.ts'

/** Reasons of refused applications by name; the operator may write others. */
export const REASONS = {
  picture: 'reason.picture',
  noPicture: 'reason.noPicture',
  noDeposit: 'reason.noDeposit',
  desk: 'promotion.notEligible',
} as const satisfies Record<string, TextId>

export type Reason = keyof typeof REASONS

const isReason = (name: string): name is Reason => Object.hasOwn(REASONS, name)

/** Reason as shown to a player: a known one in the player's language, the operator's own as it was written. */
export const reasonText = (reason: string | null, language: string): string =>
  reason !== null && !isReason(reason) ? reason : textIn(REASONS[reason ?? 'desk'], language)
