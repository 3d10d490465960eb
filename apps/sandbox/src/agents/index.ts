import type { SandboxModule } from '../operations.ts'
import { contractOperations } from './contractOperations.ts'
import { earningOperations } from './earningOperations.ts'
import { offerRoutes } from './offerRoutes.ts'
import { contractPay } from './payroll.ts'
import { referralOperations } from './referralOperations.ts'
import { seedAgents } from './seed.ts'
import { teamOperations } from './teamOperations.ts'

/** Teams, contracts and invitations. */
export const agents: SandboxModule = {
  name: 'agents',
  operations: { ...teamOperations, ...contractOperations, ...referralOperations, ...earningOperations },
  migrations: new URL('migrations/', import.meta.url),
  seed: seedAgents,
  jobs: [contractPay],
  routes: offerRoutes,
}
