import { curacao } from './curacao.ts'
import { greatBritain } from './greatBritain.ts'
import type { Jurisdiction, JurisdictionId } from './jurisdiction.ts'
import { malta } from './malta.ts'
import { pennsylvania } from './pennsylvania.ts'

/** Every pack that a tenant may name in `legal.jurisdiction`. */
export const JURISDICTIONS: Readonly<Record<JurisdictionId, Jurisdiction>> = {
  malta,
  curacao,
  'great-britain': greatBritain,
  pennsylvania,
}
