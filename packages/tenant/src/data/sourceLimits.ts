/** Place in a source and what stands there, where it is more than data. */
export interface SourceFinding {
  /** Offset in UTF-16 units. */
  readonly offset: number
  readonly found: string
  readonly expected: string
  readonly suggestion: string
}

/** Greatest nesting of brackets: a brand's data has five levels. */
const MOST_LEVELS = 32
/** Operators and parentheses in a whole file, of which data has at most one pair. */
const MOST_OPERATORS = 12
const MOST_PARENTHESES = 8
/** Words beside each other, as in `typeof typeof x`. */
const MOST_WORDS = 12

/** Parts of a source, in which no text can pass for code: the first that matches at a place is the right one. */
const PART =
  /\s+|\/\/[^\n\r\u2028\u2029]*|\/\*[^]*?\*\/|'(?:[^'\\\n\r]|\\[^])*'|"(?:[^"\\\n\r]|\\[^])*"|[\p{ID_Start}$_][\p{ID_Continue}$]*|\d[\w.]*|\.\d[\w]*|\.\.\.|[^]/uy

/**
 * Letters of a comment that an editor or a review shows as something else, or nothing of the file because of them:
 * changes of direction and control characters. Texts are judged by their fields.
 */
const DISGUISING = /[\u202A-\u202E\u2066-\u2069]|(?![\t\n\r])\p{Cc}/u

const finding = (offset: number, found: string): SourceFinding => ({
  offset,
  found,
  expected: 'data: values, and nothing that runs',
  suggestion: 'Write down the value that it would come to.',
})

const hidden = (offset: number, letter: string): SourceFinding => ({
  offset,
  found: `the invisible character U+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')} in a comment`,
  expected: 'a comment that reads as its letters stand',
  suggestion: 'Remove it.',
})

/**
 * First thing of a source that no parser should be asked to read: a template, a regular expression, or so many
 * brackets, operators and words in a row that parsing could take long or deep. Everything else is the parser's
 * to judge.
 */
export function beyondLimits(text: string): SourceFinding | undefined {
  let [levels, operators, parentheses, words, last] = [0, 0, 0, 0, '']
  PART.lastIndex = 0
  for (let match = PART.exec(text); match !== null; match = PART.exec(text)) {
    const [part] = match
    const first = part[0] ?? ''
    const at = match.index
    if (part.startsWith('//') || part.startsWith('/*')) {
      const disguise = DISGUISING.exec(part)
      if (disguise !== null) return hidden(at + disguise.index, disguise[0])
      continue
    }
    if (/^\s/.test(part)) continue
    if (first === '`') return finding(at, 'a template (`…`)')
    if (first === '/') return finding(at, 'a regular expression or a division')
    words = /^[\p{ID_Start}$_]/u.test(first) ? words + 1 : 0
    if (words > MOST_WORDS) return finding(at, `more than ${MOST_WORDS} words in a row`)
    if ('{[('.includes(first)) {
      if (++levels > MOST_LEVELS) return finding(at, `more than ${MOST_LEVELS} levels of brackets`)
      // A bracket after another one's end, as in `a[0][0]`, nests without a level of its own.
      if (first === '(' && ++parentheses > MOST_PARENTHESES)
        return finding(at, `more than ${MOST_PARENTHESES} parentheses`)
      if (first !== '{' && (last === ']' || last === ')')) operators++
    } else if ('}])'.includes(first)) levels = Math.max(0, levels - 1)
    else if (part.length === 1 && !/[\w,:;$]/.test(part) && !/[\p{ID_Start}]/u.test(part)) {
      const isSign = part === '-' && /^[\d.]/.test(text.slice(at + 1, at + 2))
      if (!isSign) operators++
    } else if (part === ':' && last === ':') operators++
    if (operators > MOST_OPERATORS) return finding(at, `more than ${MOST_OPERATORS} operators`)
    // Words between two colons, as in labels, are not remembered; all other parts are.
    if (!(words > 0 && last === ':')) last = part
    PART.lastIndex = at + part.length
  }
  return undefined
}
