/** Mention of a requirement (`S-…`) or a decision record (`D-…`) in a file. */
export interface Reference {
  readonly id: string
  readonly file: string
  /** Line number, from 1. */
  readonly line: number
  /** True in the title or data of a test, false in a comment or a page. */
  readonly inTest: boolean
}

/** Text file of the repository. */
export interface Source {
  readonly path: string
  readonly text: string
}

const ID = /\b(?:S(?:-[a-z]+)+-\d{2,}|D-0\d{3})\b(?!-)/g
const TEST = /\.(?:test|spec)\.tsx?$/
const COMMENT = /^\s*(?:\/\/|\/?\*)|\s\/\/\s/

/** True for files whose titles may name requirements. */
export const isTest = (path: string): boolean => TEST.test(path)

/** Mentions of ids in a source, in order. */
export function referencesIn({ path, text }: Source): Reference[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(ID)].map((match) => ({
      id: match[0],
      file: path,
      line: index + 1,
      inTest: isTest(path) && !COMMENT.test(content.slice(0, match.index)),
    })),
  )
}

/** Citations of documents by a number or a heading, in place of an id. */
const CITATIONS = [
  /\bdecisions?(?: records?)? \d+/i,
  /\bdocs\/decisions\/\d{4}\b(?!-[a-z-]+\.md\))/,
  /\bspecification(?:'s)?,? (?:§|sections? \d)/i,
  /\bspecification(?:, |; |\))/i,
  /\(specification\b(?!\/)/i,
]
/** Further citations that pages may have, and code may not. */
const CODE_CITATIONS = [/\bthe specification\b/i]

/** Line numbers, from 1, with a citation by number or heading. */
export function citationsIn({ path, text }: Source): number[] {
  const patterns = path.endsWith('.md') ? CITATIONS : [...CITATIONS, ...CODE_CITATIONS]
  return text
    .split('\n')
    .flatMap((content, index) => (patterns.some((pattern) => pattern.test(content)) ? [index + 1] : []))
}
