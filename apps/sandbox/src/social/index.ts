import type { SandboxModule } from '../operations.ts'
import { identityRoutes } from './identityRoutes.ts'
import { socialOperations } from './socialOperations.ts'

/** Signing in with Facebook or Google, and the identity provider that stands in for both. */
export const social: SandboxModule = {
  name: 'social',
  operations: socialOperations,
  migrations: new URL('migrations/', import.meta.url),
  routes: identityRoutes,
}
