import type { SandboxModule } from '../operations.ts'
import { chatOperations } from './chatOperations.ts'
import { chatRoutes } from './chatRoutes.ts'

/** Module of the live chat and the staff's desk. */
export const chat: SandboxModule = {
  name: 'chat',
  operations: chatOperations,
  migrations: new URL('migrations/', import.meta.url),
  routes: chatRoutes,
}
