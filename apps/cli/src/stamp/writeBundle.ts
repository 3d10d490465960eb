import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { UserError } from '../terminal/userError.ts'
import type { BundleFile } from './bundle.ts'

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    // Fallback for other file systems and those without hard links.
    if (existsSync(source)) return copyFileSync(source, target)
    throw new UserError('The site was compiled again while a brand was being built: run livery build again.')
  }
}

/**
 * Writes a bundle to a temporary folder and swaps it in as a whole, so that a server never sees a partial
 * one and removed files disappear. Synchronous: each step takes microseconds, and a promise around it three
 * times as long.
 */
export function writeBundle(folder: string, files: readonly BundleFile[]): void {
  const fresh = `${folder}.${process.pid}.tmp`
  const outdated = `${fresh}.old`
  rmSync(fresh, { recursive: true, force: true })
  try {
    const folders = new Set(files.map(({ path }) => dirname(join(fresh, path))))
    for (const each of folders) mkdirSync(each, { recursive: true })
    for (const file of files) {
      const target = join(fresh, file.path)
      if (file.content === undefined) linkOrCopy(file.source, target)
      else writeFileSync(target, file.content)
    }
    if (existsSync(folder)) renameSync(folder, outdated)
    renameSync(fresh, folder)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
    rmSync(outdated, { recursive: true, force: true })
  }
}
