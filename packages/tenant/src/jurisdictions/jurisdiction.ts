import type { Duty, DutyScope, PlayRules } from '@livery/domain/jurisdiction'

import type { Rule } from './rule.ts'

/** Ids of the jurisdiction packs of this folder. */
export type JurisdictionId = 'malta' | 'curacao' | 'great-britain' | 'pennsylvania'

/** Telephone number for people with gambling problems, in the form that the regulator requires. */
export interface Helpline {
  /** Number in its displayed form, with letters: `1-800-GAMBLER`. */
  readonly number: string
  /** Number for dialling, in E.164. */
  readonly tel: string
}

/** Duty of the site's pages that a regulator requires. */
export interface Obligation extends Rule {
  readonly duty: Duty
  /** Pages on which the duty is due. */
  readonly where: DutyScope
}

/** Rule for play and money that the gateway enforces, with its values. */
export interface Conduct extends Rule {
  readonly rule: Partial<PlayRules>
}

/** Requirements of a regulator: for the data of a brand, checked by `livery check`, and for its pages. */
export interface Jurisdiction {
  readonly id: JurisdictionId
  readonly name: string
  /** Usual currency of its players, ISO 4217, with which a new brand begins. */
  readonly currency: string
  readonly regulator: { readonly name: string; readonly url: string }
  /** Pattern of a licence number, and an example. */
  readonly licence: { readonly pattern: RegExp; readonly example: string }
  /** Part of a licence number that the public register uses, when it is not the whole number. */
  readonly account?: RegExp
  /** Host names of the register that `licenceUrl` has to lead to. */
  readonly registerHosts: readonly string[]
  /** Least age that registration may ask to confirm. */
  readonly minimumAge: 18 | 21
  /** Required fields of `legal`, in addition to those that every tenant has. */
  readonly required: readonly ('companyNumber' | 'address' | 'licenceUrl')[]
  /** Host names of which at least one has to be linked as a help organisation; empty when any will do. */
  readonly helpHosts: readonly string[]
  /** Host names that all have to be linked, such as a national self-exclusion scheme. */
  readonly schemeHosts: readonly string[]
  readonly helpline?: Helpline
  /** Duties of the pages. */
  readonly obligations: readonly Obligation[]
  /** Rules for play and money; absent where the pack has none. */
  readonly conduct?: readonly Conduct[]
  /** Source of these rules. */
  readonly source: string
}
