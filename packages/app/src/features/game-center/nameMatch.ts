/** Letters and digits alone, without accents and case: what somebody types for a name. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .trim()
}

/** Letters a typed word must have before a slip in it is forgiven. */
const FORGIVEN_FROM = 4

/** Whether a name holds what was typed: anywhere in it, or, in longer words, with one letter wrong. */
export function nameMatches(name: string, typed: string): boolean {
  const [plain, wanted] = [plainName(name), plainName(typed)]
  if (wanted === '') return false
  if (plain.includes(wanted)) return true
  if (wanted.length < FORGIVEN_FROM) return false
  return plain
    .split(' ')
    .some((word) => isOneSlipAway(word, wanted) || isOneSlipAway(word.slice(0, wanted.length), wanted))
}

/** One letter added, lost, changed, or swapped with its neighbour. */
function isOneSlipAway(word: string, typed: string): boolean {
  if (Math.abs(word.length - typed.length) > 1) return false
  let at = 0
  while (at < word.length && word[at] === typed[at]) at += 1
  const [restOfWord, restOfTyped] = [word.slice(at), typed.slice(at)]
  return (
    restOfWord.slice(1) === restOfTyped.slice(1) ||
    restOfWord.slice(1) === restOfTyped ||
    restOfWord === restOfTyped.slice(1) ||
    (restOfWord[0] === restOfTyped[1] &&
      restOfWord[1] === restOfTyped[0] &&
      restOfWord.slice(2) === restOfTyped.slice(2))
  )
}
