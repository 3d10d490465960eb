import { readCalls, type Call } from './calls.ts'
import { contractChecks, type CallChecks, type Faults } from './checks.ts'
import { readDocuments, type Documents } from './documents.ts'

export type { Call } from './calls.ts'
export type { CallChecks, Faults } from './checks.ts'
export type { Documents } from './documents.ts'

/** The contract, ready to be served. */
export interface Contract {
  readonly documents: Documents
  readonly calls: readonly Call[]
  checksOf(call: Call): CallChecks
  /** Which fields of a value break a named schema of /wps: what an encrypted body holds is checked so. */
  faultsOf(schema: string, value: unknown): Faults
}

/** Reads `openapi/`. */
export function readContract(): Contract {
  const documents = readDocuments()
  return { documents, calls: readCalls(documents), ...contractChecks(documents) }
}
