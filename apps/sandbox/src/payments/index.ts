import type { SandboxModule } from '../operations.ts'
import { depositExpiry } from './deposits.ts'
import { paymentOperations, paymentPreliminaries } from './paymentOperations.ts'
import { paymentRoutes } from './paymentRoutes.ts'
import { payPageRoutes } from './payPage.ts'

/** Module of deposits and withdrawals, with the payment page of deposits. */
export const payments: SandboxModule = {
  name: 'payments',
  operations: paymentOperations,
  preliminaries: paymentPreliminaries,
  migrations: new URL('migrations/', import.meta.url),
  jobs: [depositExpiry],
  routes: (app, services) => {
    payPageRoutes(app, services)
    paymentRoutes(app, services)
  },
}
