import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const DOMAIN = 'packages/domain/src'
/** These list every flag and speak of no screen of their own. */
const LISTS = /^(flags|reach|index)\.ts$|\.test\.ts$/

/** One declaration at the top of a file. */
interface Declaration {
  readonly name: string
  readonly isExported: boolean
  readonly text: string
}

const BLOCK_COMMENT = /\/\*[^]*?\*\//g
const DECLARATION = /^(?<exported>export )?(?:async )?(?:const|function|type|interface) (?<name>\w+)/

/** A file's declarations: formatted sources begin each at the start of a line. What stands above the next one is no part of it. */
function declarationsOf(source: string): Declaration[] {
  return source
    .replaceAll(BLOCK_COMMENT, '')
    .split(/^(?=(?:export |const |function |async |type |interface ))/m)
    .flatMap((text): Declaration[] => {
      const { name, exported } = DECLARATION.exec(text)?.groups ?? {}
      return name === undefined ? [] : [{ name, isExported: exported !== undefined, text }]
    })
}

/** Whether a source says a name as a word of its own. @param name letters, digits and underscores */
export function says(source: string, name: string): boolean {
  return new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(source)
}

/** Names of exported rules that say a word themselves, or through what stands beside them in their file. */
export function rulesThatSay(source: string, word: string): string[] {
  const declarations = declarationsOf(source)
  const found = new Set(declarations.filter(({ text }) => says(text, word)))
  for (const { name } of found) {
    for (const other of declarations) if (says(other.text, name)) found.add(other)
  }
  return [...found].filter(({ isExported }) => isExported).map(({ name }) => name)
}

/** Reads the rules of the business. @returns which of them, by name, say a word */
export async function readRules(root: string): Promise<(word: string) => readonly string[]> {
  const files = await readdir(join(root, DOMAIN)).catch(() => [])
  const sources = await Promise.all(
    files
      .filter((file) => file.endsWith('.ts') && !LISTS.test(file))
      .map((file) => readFile(join(root, DOMAIN, file), 'utf8')),
  )
  return (word) => sources.flatMap((source) => rulesThatSay(source, word))
}
