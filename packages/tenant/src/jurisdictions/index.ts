export type { Jurisdiction, Obligation } from './jurisdiction.ts'
export { JURISDICTIONS } from './packs.ts'
export { regulationOf } from './regulation.ts'
