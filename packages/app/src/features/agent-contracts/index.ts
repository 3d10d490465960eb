import { lazy } from 'react'

import { lazyPage } from '../../shell/routing/lazyPage.ts'

/** Three addresses, one page: its route says which kind of contract it shows. */
export const agentContractsRoutes = {
  salaryContract: lazyPage(() => import('./ContractPage.tsx')),
  hourlyContract: lazyPage(() => import('./ContractPage.tsx')),
  dividendContract: lazyPage(() => import('./ContractPage.tsx')),
}

/** Tells a member of contracts that wait for their answer; fetched for those who may be offered some. */
export const ContractRequests = lazy(() => import('./ContractRequests.tsx'))
