import { Tinypool } from 'tinypool'

import { UserError } from '../terminal/userError.ts'
import type { BundleFile } from './bundle.ts'
import { writeBundle } from './writeBundle.ts'

/** Bundles that are written here before the thread starts, which takes as long as writing about ten. */
const HERE = 16

/** Bundle that a thread is to write. */
export interface WriteOrder {
  readonly folder: string
  readonly files: readonly BundleFile[]
}

/** Error of a thread: a user's mistake, or what the file system said, with its code and its paths. */
export interface WriteFault {
  readonly isUsers: boolean
  readonly facts: { readonly message: string; readonly stack: string | undefined }
}

/** Writer of the bundles of one build. */
export interface BundleWriter {
  /** As `writeBundle`, with the same errors. */
  write(folder: string, files: readonly BundleFile[]): Promise<void>
  close(): Promise<void>
}

/**
 * Opens a writer of bundles, which has a thread for all but the first. Creating and linking files takes a quarter of the
 * time of a build of many brands; meanwhile the next brand is made. A build of a few starts no thread.
 * @param here - bundles that are written without the thread
 */
export function openBundleWriter(here = HERE): BundleWriter {
  const pool = new Tinypool({
    filename: new URL('writeThread.ts', import.meta.url).href,
    runtime: 'worker_threads',
    // Starts with its first bundle, and stays until the last.
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
  })
  let written = 0
  return {
    async write(folder, files) {
      written += 1
      if (written <= here) return writeBundle(folder, files)
      const order: WriteOrder = { folder, files }
      const fault = (await pool.run(order)) as WriteFault | undefined
      if (fault === undefined) return
      throw fault.isUsers ? new UserError(fault.facts.message) : Object.assign(new Error(), fault.facts)
    },
    close: () => pool.destroy(),
  }
}
