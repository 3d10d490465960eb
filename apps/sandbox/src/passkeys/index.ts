import type { SandboxModule } from '../operations.ts'
import { ownPasskeys } from './ownPasskeys.ts'
import { passkeyLogin } from './passkeyLogin.ts'

/** Module of passkeys: signing in without a password. */
export const passkeys: SandboxModule = {
  name: 'passkeys',
  operations: { ...ownPasskeys, ...passkeyLogin },
  migrations: new URL('migrations/', import.meta.url),
}
