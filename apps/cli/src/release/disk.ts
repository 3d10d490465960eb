import { chmod, copyFile, link, mkdir, rename, rm, symlink, unlink, writeFile } from 'node:fs/promises'

/**
 * File operations of releases. All changes go through this object, so that a test can kill the process
 * after each of them and examine the result.
 */
export interface Disk {
  readonly mkdir: (path: string) => Promise<void>
  readonly write: (path: string, content: string) => Promise<void>
  readonly copy: (from: string, to: string) => Promise<void>
  readonly link: (from: string, to: string) => Promise<void>
  readonly symlink: (target: string, path: string) => Promise<void>
  readonly rename: (from: string, to: string) => Promise<void>
  readonly chmod: (path: string, mode: number) => Promise<void>
  readonly unlink: (path: string) => Promise<void>
  /** Removes a file or a folder with its content; does nothing when there is none. */
  readonly remove: (path: string) => Promise<void>
}

/** @param onChange called after each change with its description */
export function openDisk(onChange: (change: string) => void = () => {}): Disk {
  const told = async (change: string, work: Promise<unknown>): Promise<void> => {
    await work
    onChange(change)
  }
  return {
    mkdir: (path) => told(`mkdir ${path}`, mkdir(path, { recursive: true })),
    write: (path, content) => told(`write ${path}`, writeFile(path, content)),
    copy: (from, to) => told(`copy ${to}`, copyFile(from, to)),
    link: (from, to) => told(`link ${to}`, link(from, to)),
    symlink: (target, path) => told(`symlink ${path}`, symlink(target, path)),
    rename: (from, to) => told(`rename ${to}`, rename(from, to)),
    chmod: (path, mode) => told(`chmod ${path}`, chmod(path, mode)),
    unlink: (path) => told(`unlink ${path}`, unlink(path)),
    remove: (path) => told(`remove ${path}`, rm(path, { recursive: true, force: true })),
  }
}
