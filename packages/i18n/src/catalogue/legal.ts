/** Areas whose texts have legal effect for the operator or protect the player. */
const LEGAL_AREAS = /^(legal|licence|responsibleGaming|userAgreement|age|jurisdiction|saferPlay)\./

/** True for a text that the operator answers for: law, licence, agreement, age and the safer-play tools. */
export function isLegalText(id: string): boolean {
  return LEGAL_AREAS.test(id)
}
