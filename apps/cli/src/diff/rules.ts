import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const DOMAIN = 'packages/domain/src'
/** These list flags beside every route, and are no rules of a screen. */
const LISTS = /(^|\/)(flags|routeTable|routeAvailability|index)\.ts$|\.test\.ts$|\.d\.ts$/

/** One declaration at the top of a file. */
interface Declaration {
  readonly name: string
  readonly isExported: boolean
  readonly text: string
}

const BLOCK_COMMENT = /\/\*[^]*?\*\//g
const DECLARATION = /^(?<exported>export )?(?:async )?(?:const|function|type|interface) (?<name>\w+)/

/**
 * Top-level declarations of a file, found by their position at the start of a line. Comments above a
 * declaration are not part of the one before.
 */
function declarationsOf(source: string): Declaration[] {
  return source
    .replaceAll(BLOCK_COMMENT, '')
    .split(/^(?=(?:export |const |function |async |type |interface ))/m)
    .flatMap((text): Declaration[] => {
      const { name, exported } = DECLARATION.exec(text)?.groups ?? {}
      return name === undefined ? [] : [{ name, isExported: exported !== undefined, text }]
    })
}

/**
 * True when a source contains a name as a whole word.
 * @param name letters, digits and underscores
 */
export function containsWord(source: string, name: string): boolean {
  return new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(source)
}

/**
 * Names of exported rules that contain a word, directly or through declarations of the same file that they
 * use.
 */
export function rulesWithWord(source: string, word: string): string[] {
  const declarations = declarationsOf(source)
  const found = new Set(declarations.filter(({ text }) => containsWord(text, word)))
  for (const { name } of found) {
    for (const other of declarations) if (containsWord(other.text, name)) found.add(other)
  }
  return [...found].filter(({ isExported }) => isExported).map(({ name }) => name)
}

/**
 * Reads the rules of the business.
 * @returns function that gives the names of the rules that contain a word
 */
export async function readRules(root: string): Promise<(word: string) => readonly string[]> {
  const files = await readdir(join(root, DOMAIN), { recursive: true }).catch(() => [])
  const sources = await Promise.all(
    files
      .filter((file) => file.endsWith('.ts') && !LISTS.test(file))
      .map((file) => readFile(join(root, DOMAIN, file), 'utf8')),
  )
  return (word) => sources.flatMap((source) => rulesWithWord(source, word))
}
