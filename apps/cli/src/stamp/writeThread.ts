import { UserError } from '../terminal/userError.ts'
import type { WriteFault, WriteOrder } from './bundleWriter.ts'
import { writeBundle } from './writeBundle.ts'

/** Task of the thread that writes bundles. An error loses its class and its code between threads, and is returned. */
export default function write({ folder, files }: WriteOrder): WriteFault | undefined {
  try {
    writeBundle(folder, files)
    return undefined
  } catch (error) {
    const { message, stack } = error as Error
    return { isUsers: error instanceof UserError, facts: { ...(error as Error), message, stack } }
  }
}
