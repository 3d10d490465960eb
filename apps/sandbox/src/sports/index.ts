import type { SandboxModule } from '../operations.ts'
import { sportsOperations } from './sportsOperations.ts'

/** Module of the sports board: an invented season that follows the clock. */
export const sports: SandboxModule = { name: 'sports', operations: sportsOperations }
