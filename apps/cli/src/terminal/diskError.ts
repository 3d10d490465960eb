import { UserError } from './userError.ts'

/** Words for codes of the operating system about files, each with what to do. */
const SAID: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: make room, then run the command again.',
  EDQUOT: 'The disk quota is used up: make room, then run the command again.',
  EROFS: 'The disk is read-only: nothing can be written there.',
  EACCES: 'The rights to that file or folder are missing: give them to the user who runs livery.',
  EPERM: 'The operating system does not permit it: look at the rights of that file or folder.',
  EMFILE: 'Too many files are open at once: raise the limit (ulimit -n), then run the command again.',
  ENOTDIR: 'A file stands where a folder belongs.',
  EEXIST: 'A file stands where a folder belongs.',
  EISDIR: 'A folder stands where a file belongs.',
  ENAMETOOLONG: 'The name is longer than the disk takes.',
  ELOOP: 'The links of that path lead round in a circle.',
  EIO: 'The disk reports a fault: look at the machine before you go on.',
}

/** Folders are made with those above them, so one whose place "is not there" stands on a disk that takes none. */
const NO_FOLDER = 'No folder can be made there: the disk is read-only, or is none that files are put on.'

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error

/**
 * Error in words about a disk that is full, read-only or out of reach: neither livery's fault nor a riddle. Every change
 * of bundles and releases is made beside what is there and put in place at once, so what was there is there still.
 * @returns undefined for all other errors
 */
export function diskError(error: unknown): UserError | undefined {
  if (!isSystemError(error)) return undefined
  const said = error.code === 'ENOENT' && error.syscall === 'mkdir' ? NO_FOLDER : SAID[error.code ?? '']
  if (said === undefined) return undefined
  // A rename or a link fails for its second path.
  const { path = '', dest = path } = error as NodeJS.ErrnoException & { dest?: string }
  const where = dest === '' ? '' : ` (${dest})`
  return new UserError(`${said}${where} What was built, released and served before is unchanged.`, 1)
}
