export type { Helpline, Jurisdiction, JurisdictionId, Obligation } from './jurisdiction.ts'
export { JURISDICTIONS } from './packs.ts'
export { playRulesOf, regulationOf } from './regulation.ts'
export type { Regulation } from './regulation.ts'
