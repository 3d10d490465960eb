import type { SandboxModule } from '../operations.ts'
import { clockRoutes } from './clockRoutes.ts'
import { enterJobs } from './runJobs.ts'

export type { Job } from './job.ts'

/** Module of scheduled work, and of the clock that it follows. */
export const jobs: SandboxModule = {
  name: 'jobs',
  operations: {},
  migrations: new URL('migrations/', import.meta.url),
  seed: enterJobs,
  routes: clockRoutes,
}
