import type { Duty, DutyScope } from '@livery/domain'

import type { Helpline, JurisdictionId } from '../config.ts'

/** One thing a regulator asks of the site's pages. */
export interface Obligation {
  readonly duty: Duty
  /** The pages on which it is due. */
  readonly where: DutyScope
  /** Where the rule is published: document and section. */
  readonly source: string
}

/** What a regulator asks of a brand: of its data, checked by `livery check`, and of its pages. */
export interface Jurisdiction {
  readonly id: JurisdictionId
  readonly name: string
  readonly regulator: { readonly name: string; readonly url: string }
  /** Shape of a licence number, and one that fits. */
  readonly licence: { readonly pattern: RegExp; readonly example: string }
  /** The part of a licence number by which the public register knows the licensee, when it is not the whole of it. */
  readonly account?: RegExp
  /** Host names of the register that `licenceUrl` has to lead to. */
  readonly registerHosts: readonly string[]
  /** The youngest age that may be confirmed at registration. */
  readonly minimumAge: 18 | 21
  /** Fields of `legal` that have to be given, besides those every tenant has. */
  readonly required: readonly ('companyNumber' | 'address' | 'licenceUrl')[]
  /** Host names of which at least one has to be linked as a help organisation; empty when any will do. */
  readonly helpHosts: readonly string[]
  /** Host names that have to be linked, each of them, such as a national self-exclusion scheme. */
  readonly schemeHosts: readonly string[]
  readonly helpline?: Helpline
  /** What the pages have to show and do. */
  readonly obligations: readonly Obligation[]
  /** Where these rules are published. */
  readonly source: string
}
