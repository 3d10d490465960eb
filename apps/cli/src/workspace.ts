import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import { UserError } from './terminal/userError.ts'

/** Folders that a command works in. */
export interface Workspace {
  /** Repository root, which holds `tenants/`. */
  readonly root: string
  /** Output folder of bundles, one for each brand. */
  readonly out: string
  /** Cache of pictures and build states; safe to delete. */
  readonly cache: string
}

/** Finds the repository's root from any folder inside it. */
export function findWorkspace(
  options: { root?: string | undefined; out?: string | undefined } = {},
): Workspace {
  let root = resolve(options.root ?? process.cwd())
  if (options.root === undefined) {
    while (!existsSync(join(root, 'tenants')) && dirname(root) !== root) root = dirname(root)
  }
  if (!existsSync(join(root, 'tenants'))) {
    const from = options.root === undefined ? 'this folder or one above it' : root
    throw new UserError(
      `There is no tenants/ in ${from}: run livery inside the repository, or name its root with --root.`,
    )
  }
  return { root, out: resolve(options.out ?? join(root, 'dist')), cache: join(root, '.cache/livery') }
}
