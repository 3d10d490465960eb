import type { Catalogue } from './compile.ts'
import { fingerprints } from './stale.ts'

/**
 * Beginnings of the ids of texts that have legal effect for the operator or protect the player: a whole area where it
 * ends in a dot, else single texts. A test sees that each begins the id of a text.
 */
export const LEGAL_TEXTS: readonly string[] = [
  'catalogue.excluded',
  'failure.depositLimit',
  'failure.excluded',
  'failure.lossLimit',
  'failure.sessionLimit',
  'footer.age',
  'footer.companyNumber',
  'footer.responsible',
  'jurisdiction.',
  'lotteryBet.refused.loss',
  'marketing.',
  'money.limitOf',
  'money.turnover',
  'register.adult',
  'responsibleGaming.',
  'userAgreement.',
  'validation.age_confirmation',
  'validation.birthday_age',
  'withdraw.stake',
]

/** True for a text that the operator answers for: law, licence, agreement, age, consent and the safer-play tools. */
export function isLegalText(id: string): boolean {
  return LEGAL_TEXTS.some((beginning) => id.startsWith(beginning))
}

/** Fingerprints of the legal texts of a catalogue, by id: what an approval covers. */
export function legalFingerprints(texts: Catalogue): Catalogue {
  return fingerprints(Object.fromEntries(Object.entries(texts).filter(([id]) => isLegalText(id))))
}
