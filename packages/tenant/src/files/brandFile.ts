import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, type Stats } from 'node:fs'
import { join, normalize } from 'node:path'

const KIB = 1024

/**
 * Greatest size of a file of a brand, in bytes, by kind: data is a page or two, and a picture is downloaded by
 * every visitor.
 */
export const LARGEST = {
  source: 256 * KIB,
  messages: 512 * KIB,
  drawing: 64 * KIB,
  icon: 4 * KIB,
  picture: 400 * KIB,
} as const

const REGULAR = 'a regular file inside the folder'

/** File of a brand that is not read, with the reason in the words of a problem. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
  readonly found: string
  readonly expected: string
  readonly suggestion: string

  /** @param file path of the file, for whoever has no problem to put it in */
  constructor(found: string, expected: string, suggestion = '', file = 'A file of a brand') {
    super(`${file}: found ${found}, expected ${expected}. ${suggestion}`.trim())
    this.found = found
    this.expected = expected
    this.suggestion = suggestion
  }
}

/** Reason why a file cannot be read, for any error of reading it. */
export function refusalOf(error: unknown): FileRefused {
  if (error instanceof FileRefused) return error
  const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
  return new FileRefused(`a file that cannot be read${reason}`, REGULAR)
}

/** Size in the words of a problem. */
function inKib(bytes: number): string {
  return `${Math.ceil(bytes / KIB)} KiB`
}

function kindOf(stats: Stats): string {
  if (stats.isSymbolicLink()) return 'a symbolic link'
  if (stats.isFIFO()) return 'a pipe (FIFO)'
  if (stats.isSocket()) return 'a socket'
  if (stats.isDirectory()) return 'a folder'
  return 'a device'
}

function stateOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/**
 * Reason why an entry of a brand's folder is not read; undefined for a regular file with one name, and for a
 * folder where `folder` is true. Every reader of a brand uses this rule.
 */
export function refusedEntry(stats: Stats, folder = false): FileRefused | undefined {
  if (folder) {
    return stats.isDirectory()
      ? undefined
      : new FileRefused(kindOf(stats), 'a folder of its own', 'Copy the folder here.')
  }
  if (!stats.isFile()) return new FileRefused(kindOf(stats), REGULAR, 'Copy the file here.')
  if (stats.nlink > 1)
    return new FileRefused(
      `a hard link (one file under ${stats.nlink} names)`,
      REGULAR,
      'Copy the file: cp --remove-destination.',
    )
  return undefined
}

/**
 * Content of a file of a brand.
 * @param path below the folder, with forward slashes
 * @param largest in bytes; a larger file is not read
 * @returns undefined when there is no such file
 * @throws {FileRefused} for a link, a pipe, a device, a path that leaves the folder, or too many bytes
 */
export function readBrandFile(folder: string, path: string, largest: number): Buffer | undefined {
  try {
    return readInside(folder, path, largest)
  } catch (error) {
    const { found, expected, suggestion } = refusalOf(error)
    throw new FileRefused(found, expected, suggestion, join(folder, path))
  }
}

function readInside(folder: string, path: string, largest: number): Buffer | undefined {
  if (normalize(path).startsWith('..') || path.startsWith('/'))
    throw new FileRefused('a path that leaves the folder', REGULAR)
  const above = path.split('/').slice(0, -1)
  for (const [at] of above.entries()) {
    const stats = stateOf(join(folder, ...above.slice(0, at + 1)))
    if (stats === undefined) return undefined
    const refused = refusedEntry(stats, true)
    if (refused !== undefined) throw refused
  }
  const file = join(folder, path)
  const named = stateOf(file)
  if (named === undefined) return undefined
  const refused = refusedEntry(named)
  if (refused !== undefined) throw refused
  return readOpened(file, largest)
}

/** Bytes of an opened file, looked at again: the name may lead elsewhere since. */
function readOpened(file: string, largest: number): Buffer {
  // Without waiting, a pipe that has taken the file's place is opened at once and refused.
  const handle = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    const stats = fstatSync(handle)
    const refused = refusedEntry(stats)
    if (refused !== undefined) throw refused
    if (stats.size > largest) throw new FileRefused(inKib(stats.size), `at most ${inKib(largest)}`)
    const content = Buffer.alloc(stats.size)
    let read = 0
    while (read < content.length) {
      const more = readSync(handle, content, read, content.length - read, read)
      if (more === 0) break
      read += more
    }
    return content.subarray(0, read)
  } finally {
    closeSync(handle)
  }
}

/** Line that git writes around the two sides of a conflict. */
const MERGE = /^(<{7}|>{7})( .*)?$/m
const LONGEST_MARK = 40

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * Text of a file.
 * @throws {FileRefused} when the bytes are not UTF-8, begin with a byte order mark, or hold an unfinished merge
 */
export function textOf(content: Buffer): string {
  let text: string
  try {
    text = UTF8.decode(content)
  } catch {
    throw new FileRefused('bytes that are not UTF-8', 'a text in UTF-8', 'Save it again as UTF-8.')
  }
  if (text.startsWith('\uFEFF'))
    throw new FileRefused('a byte order mark (U+FEFF)', 'UTF-8 without it', 'Save it again as plain UTF-8.')
  const mark = MERGE.exec(text)
  if (mark !== null) {
    const line = text.slice(0, mark.index).split('\n').length
    const found = `a mark of an unfinished merge in line ${line} (${mark[0].trim().slice(0, LONGEST_MARK)})`
    throw new FileRefused(found, 'one version of these lines', 'Choose one, and remove the lines with marks.')
  }
  return text
}
