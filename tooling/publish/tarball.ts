import { join } from 'node:path'

import { readManifest } from './entries.ts'

/** Folder of a package's tarball, inside the package. */
export const TARBALLS = 'dist.tarball'

/** Absolute path of the tarball that `publishable` makes of a package. */
export function tarballOf(folder: string): string {
  const { name, version } = readManifest(folder)
  return join(folder, TARBALLS, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)
}
