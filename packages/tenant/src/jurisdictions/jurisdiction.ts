import type { JurisdictionId } from '../config.ts'

/** What a regulator asks of a brand's data; screens are checked elsewhere. */
export interface Jurisdiction {
  readonly id: JurisdictionId
  readonly name: string
  readonly regulator: { readonly name: string; readonly url: string }
  /** Shape of a licence number, and one that fits. */
  readonly licence: { readonly pattern: RegExp; readonly example: string }
  /** The youngest age that may be confirmed at registration. */
  readonly minimumAge: 18 | 21
  /** Fields of `legal` that have to be given, besides those every tenant has. */
  readonly required: readonly ('companyNumber' | 'address' | 'licenceUrl')[]
  /** Host names of which at least one has to be linked as a help organisation; empty when any will do. */
  readonly helpHosts: readonly string[]
  /** Where these rules are published. */
  readonly source: string
}
