import { publishedManifest } from './publishedManifest.ts'

/** Read by `pnpm pack` alone, which is given this file by name; installs do not run it. */
export const hooks = { beforePacking: publishedManifest }
