import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url))

/** Folder whose `tenants/` are the sandbox's merchants: the repository, or another that `SANDBOX_BRANDS` names. */
export const BRANDS_ROOT = resolve(process.env['SANDBOX_BRANDS'] || REPOSITORY)
