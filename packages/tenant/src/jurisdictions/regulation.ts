import type { Duty, PlayRules } from '@livery/domain/jurisdiction'

import type { Helpline, JurisdictionId } from './jurisdiction.ts'
import { JURISDICTIONS } from './packs.ts'
import { isInForce } from './rule.ts'

/**
 * Jurisdiction pack in the form that the site needs: the duties of its pages, without the rules that only
 * `livery check` reads.
 */
export interface Regulation {
  /** The regulator's own name, which is not translated. */
  readonly regulator: string
  /** Number of the licensee in the public register. */
  readonly reference: { readonly kind: 'account' | 'licence'; readonly number: string }
  /** The duties in force, in the pack's order. */
  readonly duties: readonly Duty[]
  readonly helpline?: Helpline
}

/** Licence that decides on the regulation in force. */
export interface Licence {
  readonly jurisdiction: JurisdictionId
  readonly licenceNumber: string
}

/** The duties in force of a brand's pages by its jurisdiction pack; goes into the brand's boot data. */
export function regulationOf({ jurisdiction, licenceNumber }: Licence, now = new Date()): Regulation {
  const { regulator, account, obligations, helpline } = JURISDICTIONS[jurisdiction]
  const number = account?.exec(licenceNumber)?.[1]
  return {
    regulator: regulator.name,
    reference:
      number === undefined ? { kind: 'licence', number: licenceNumber } : { kind: 'account', number },
    duties: obligations.filter((obligation) => isInForce(obligation, now)).map(({ duty }) => duty),
    ...(helpline && { helpline }),
  }
}

/** Rules in force for play and money, which the gateway enforces; empty where the pack has none. */
export function playRulesOf(jurisdiction: JurisdictionId, now: Date): Partial<PlayRules> {
  const conduct = JURISDICTIONS[jurisdiction].conduct ?? []
  return Object.assign(
    {},
    ...conduct.filter((rule) => isInForce(rule, now)).map(({ rule }) => rule),
  ) as Partial<PlayRules>
}
