import { join } from 'node:path'

/** Folder of the copies of the bundles whose documents have the sandbox's answers in them, from the root. */
export const FILLED = '.cache/filled'

/** Absolute path of that folder. */
export const filledBundles = join(import.meta.dirname, '../..', FILLED)
