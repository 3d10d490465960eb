export type { Helpline, Jurisdiction, JurisdictionId, Obligation } from './jurisdiction.ts'
export { JURISDICTIONS } from './packs.ts'
export { regulationOf } from './regulation.ts'
export type { Regulation } from './regulation.ts'
