import { dirname } from 'node:path'

import type { Disk } from './disk.ts'
import { UNFINISHED } from './store.ts'

/** Writes a file of a store whole or not at all, also where the power is cut: one that is empty would be read as damage. */
export async function replaceFile(disk: Disk, file: string, text: string): Promise<void> {
  const unfinished = `${file}.${process.pid}${UNFINISHED}`
  await disk.write(unfinished, text)
  await disk.sync([unfinished])
  await disk.rename(unfinished, file)
  await disk.sync([dirname(file)])
}
