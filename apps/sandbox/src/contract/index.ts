import { readCalls, type Call } from './calls.ts'
import { contractChecks, type CallChecks, type Faults } from './checks.ts'
import { readDocuments, type Documents } from './documents.ts'

export type { Call } from './calls.ts'
export type { CallChecks, Faults } from './checks.ts'
export type { Documents } from './documents.ts'

/** Parsed contract with its validator. */
export interface Contract {
  readonly documents: Documents
  readonly calls: readonly Call[]
  checksOf(call: Call): CallChecks
  /** Faults of a value against a named schema of /wps, for the content of encrypted bodies. */
  faultsOf(schema: string, value: unknown): Faults
}

/** Reads `openapi/`. */
export async function readContract(): Promise<Contract> {
  const documents = await readDocuments()
  return { documents, calls: readCalls(documents), ...contractChecks(documents) }
}
