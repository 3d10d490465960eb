import {
  appendFileSync,
  chmodSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'

import { syncFileSystem, syncPaths } from './syncPaths.ts'

/**
 * File operations of releases. All changes go through this object, so that a test can kill the process
 * after each of them and examine the result.
 */
export interface Disk {
  readonly mkdir: (path: string) => Promise<void>
  readonly write: (path: string, content: string | Uint8Array) => Promise<void>
  /** Adds to the end of a file, which is made when there is none. */
  readonly append: (path: string, content: string) => Promise<void>
  readonly link: (from: string, to: string) => Promise<void>
  readonly symlink: (target: string, path: string) => Promise<void>
  readonly rename: (from: string, to: string) => Promise<void>
  readonly chmod: (path: string, mode: number) => Promise<void>
  readonly unlink: (path: string) => Promise<void>
  /** Removes a file or a folder with its content; does nothing when there is none. */
  readonly remove: (path: string) => Promise<void>
  /**
   * Keeps files and folders from being lost with the power. What is renamed may be there before its content is: a file is
   * kept before it gets its name, and the folder after it. No change, and not told as one.
   */
  readonly sync: (paths: readonly string[]) => Promise<void>
  /**
   * Keeps everything below a folder from being lost with the power, in one step: forcing the thousands of files of
   * releases one by one takes twelve times as long. No change either.
   */
  readonly settle: (folder: string) => Promise<void>
}

/**
 * Disk whose operations are done when they are called: a release links hundreds of files, and a promise around each
 * takes longer than the link.
 * @param onChange called after each change with its description
 */
export function openDisk(onChange: (change: string) => void = () => {}): Disk {
  // An exception becomes a rejection, as callers expect of a promise.
  const told = async (change: string, work: () => void): Promise<void> => {
    work()
    onChange(change)
  }
  return {
    mkdir: (path) => told(`mkdir ${path}`, () => mkdirSync(path, { recursive: true })),
    write: (path, content) => told(`write ${path}`, () => writeFileSync(path, content)),
    append: (path, content) => told(`append ${path}`, () => appendFileSync(path, content)),
    link: (from, to) => told(`link ${to}`, () => linkSync(from, to)),
    symlink: (target, path) => told(`symlink ${path}`, () => symlinkSync(target, path)),
    rename: (from, to) => told(`rename ${to}`, () => renameSync(from, to)),
    chmod: (path, mode) => told(`chmod ${path}`, () => chmodSync(path, mode)),
    unlink: (path) => told(`unlink ${path}`, () => unlinkSync(path)),
    remove: (path) => told(`remove ${path}`, () => rmSync(path, { recursive: true, force: true })),
    sync: syncPaths,
    settle: syncFileSystem,
  }
}
