import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, type Stats } from 'node:fs'
import { join } from 'node:path'

import { defaultsFile, listDefaults } from '@livery/tenant'

/** Folders that hold no data: packages are links, and what is in them is named by the lockfile. */
const PASSED_OVER = new Set(['node_modules', '.turbo'])

/** Programs among the packages: a brand that has any is refused, so they are part of its state. */
const PROGRAMS = join('node_modules', '.bin')

function lineOf(path: string, info: Stats): string {
  return `${JSON.stringify(path)} ${info.mode} ${info.ino} ${info.size} ${info.mtimeMs} ${info.ctimeMs}`
}

function linesOf(folder: string, below: string): string[] {
  return readdirSync(join(folder, below)).flatMap((name) => {
    if (PASSED_OVER.has(name)) return []
    const path = join(below, name)
    const info = lstatSync(join(folder, path))
    return info.isDirectory() ? [lineOf(path, info), ...linesOf(folder, path)] : [lineOf(path, info)]
  })
}

function programsIn(folder: string): string[] {
  const info = lstatSync(join(folder, PROGRAMS), { throwIfNoEntry: false })
  return info === undefined ? [] : [lineOf(PROGRAMS, info)]
}

/**
 * Hash of the names, sizes and times of all files of a folder: it changes when one of them does, and takes a thousandth
 * of the time that reading them takes. The time of a file's change cannot be set by hand, unlike that of its content.
 * @returns undefined when the folder cannot be read, or changes meanwhile
 */
export function folderState(folder: string): string | undefined {
  try {
    return createHash('sha256')
      .update([...linesOf(folder, '').sort(), ...programsIn(folder)].join('\n'))
      .digest('hex')
  } catch {
    return undefined
  }
}

/** State of the files of shared defaults, which any brand may name. @param folder of all brands */
export function defaultsState(folder: string): string {
  const lines = listDefaults(folder).map((name) => {
    const info = lstatSync(join(folder, defaultsFile(name)), { throwIfNoEntry: false })
    return `${name} ${info?.mode} ${info?.ino} ${info?.size} ${info?.mtimeMs} ${info?.ctimeMs}`
  })
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

/** Sources of this tool that a brand's check or bundle depends on. */
const TOOL = ['packages/domain/src', 'packages/i18n', 'packages/tenant/src', 'packages/theme', 'apps/cli/src']
const REPOSITORY = join(import.meta.dirname, '../../../..')

/** State of this tool's own sources; undefined when it cannot be told, and nothing is to be kept then. */
export function toolState(): string | undefined {
  const parts = TOOL.map((folder) => folderState(join(REPOSITORY, folder)))
  const lockfile = lstatSync(join(REPOSITORY, 'pnpm-lock.yaml'), { throwIfNoEntry: false })
  if (lockfile === undefined || parts.includes(undefined)) return undefined
  return createHash('sha256')
    .update([...parts, lockfile.size, lockfile.ctimeMs].join(' '))
    .digest('hex')
}
