import { copyFile, link, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import type { BundleFile } from './bundle.ts'

async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await link(source, target)
  } catch {
    // Another file system, or one without links.
    await copyFile(source, target)
  }
}

/**
 * Writes a bundle beside its place and swaps it in as a whole, so that a server never sees half of one and files that
 * a brand no longer has are gone.
 */
export async function writeBundle(folder: string, files: readonly BundleFile[]): Promise<void> {
  const fresh = `${folder}.${process.pid}.tmp`
  await rm(fresh, { recursive: true, force: true })
  try {
    const folders = new Set(files.map(({ path }) => dirname(join(fresh, path))))
    for (const each of folders) await mkdir(each, { recursive: true })
    await Promise.all(
      files.map((file) =>
        file.content === undefined
          ? linkOrCopy(file.source, join(fresh, file.path))
          : writeFile(join(fresh, file.path), file.content),
      ),
    )
    await rm(folder, { recursive: true, force: true })
    await rename(fresh, folder)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}
