/** Characters that change the direction of what follows them: a text would not read as its letters stand. */
const TURNS = /[\u202A-\u202E]/u
const ISOLATES = /[\u2066-\u2069]/gu
const CONTROLS = /(?![\n\t])\p{Cc}/u

/** Longest text of a brand, as a multiple of the product's own and in letters. */
const TIMES_THE_ENGLISH = 20
const SHORTEST_LIMIT = 2000

function codePoint(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** True when each start of a passage of another direction has its end. */
function isBalanced(text: string): boolean {
  let open = 0
  for (const [letter] of text.matchAll(ISOLATES)) {
    open += letter === '\u2069' ? -1 : 1
    if (open < 0) return false
  }
  return open === 0
}

/**
 * Flaw of a text that nobody can see in an editor; undefined for a clean one. `found` and `expected` complete
 * the sentence of a problem.
 */
export function hiddenFlaw(text: string): { found: string; expected: string } | undefined {
  const turn = TURNS.exec(text)?.[0]
  if (turn !== undefined)
    return {
      found: `the direction override ${codePoint(turn)}`,
      expected: 'a text that reads as its letters stand',
    }
  if (!isBalanced(text))
    return {
      found: 'a direction isolate without its end',
      expected: 'a text that reads as its letters stand',
    }
  const control = CONTROLS.exec(text)?.[0]
  if (control !== undefined)
    return {
      found: `the control character ${codePoint(control)}`,
      expected: 'letters, marks and line breaks',
    }
  if (/\p{M}{5}/u.test(text))
    return { found: 'a letter under five marks or more', expected: 'at most four marks on a letter' }
  return undefined
}

/** Greatest number of letters of a text that replaces one of the product. */
export function mostLetters(english: string): number {
  return Math.max(SHORTEST_LIMIT, english.length * TIMES_THE_ENGLISH)
}
