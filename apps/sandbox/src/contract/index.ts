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

let contract: Promise<Contract> | undefined

/** Reads `openapi/`, once for all sandboxes of a process: a check is compiled when its call is first made. */
export function readContract(): Promise<Contract> {
  contract ??= readDocuments().then((documents) => ({
    documents,
    calls: readCalls(documents),
    ...contractChecks(documents),
  }))
  return contract
}
