import { lazyPage } from '../../shell/routing/lazyPage.ts'

export const agentRoutes = { agentRegister: lazyPage(() => import('./AgentPage.tsx')) }
