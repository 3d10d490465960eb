import type { SandboxModule } from '../operations.ts'
import { ownPasskeys } from './ownPasskeys.ts'
import { passkeyLogin } from './passkeyLogin.ts'

/** Passkeys: a way in without a password. */
export const passkeys: SandboxModule = {
  name: 'passkeys',
  operations: { ...ownPasskeys, ...passkeyLogin },
  migrations: new URL('migrations/', import.meta.url),
}
