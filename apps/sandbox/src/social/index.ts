import type { SandboxModule } from '../operations.ts'
import { identityRoutes } from './identityRoutes.ts'
import { socialOperations } from './socialOperations.ts'

/** Module of social login with Facebook or Google, and of the identity provider that replaces both. */
export const social: SandboxModule = {
  name: 'social',
  operations: socialOperations,
  purge: async (db, now) => {
    await db.run`delete from social_login where expires_at <= ${now}`
    await db.run`delete from identity_artifact where expires_at <= ${now}`
  },
  migrations: new URL('migrations/', import.meta.url),
  routes: identityRoutes,
}
