import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

import { type Catalogue, compileMessage } from './compile.ts'

/** Letters that a message has beside its values; one with fewer would take any text for its own. */
const LEAST_LETTERS = 4

/**
 * Recognises the texts of a catalogue on a screen, where a message has its values filled in and its tags in elements of
 * their own.
 *
 * @param texts of a language, as its catalogue has them
 */
export function shownTexts(texts: Iterable<string>): (shown: string) => boolean {
  const plain = new Set<string>()
  const filled: RegExp[] = []
  for (const text of texts) {
    const message = compileMessage(text)
    if (typeof message === 'string') plain.add(message)
    else if (lettersOf(message) >= LEAST_LETTERS) filled.push(new RegExp(`^${patternOf(message)}$`, 'su'))
  }
  return (shown) => plain.has(shown) || filled.some((pattern) => pattern.test(shown))
}

/**
 * Ids of a catalogue's texts that are on a screen; several where they read alike.
 *
 * @param shown texts of the screen
 */
export function shownIds(catalogue: Catalogue, shown: readonly string[]): string[] {
  return Object.keys(catalogue).filter((id) => shown.some(shownTexts([catalogue[id] ?? ''])))
}

function patternOf(elements: readonly MessageFormatElement[]): string {
  return elements.map(patternOfElement).join('')
}

function patternOfElement(element: MessageFormatElement): string {
  switch (element.type) {
    case TYPE.literal:
      // The edges of an element's text are trimmed, and its parts joined by a space.
      return element.value
        .replaceAll(/[$()*+./?[\\\]^{|}]/gu, String.raw`\$&`)
        .replaceAll(/\s+/gu, String.raw`\s*`)
    case TYPE.plural:
    case TYPE.select:
      return `(?:${Object.values(element.options)
        .map(({ value }) => patternOf(value))
        .join('|')})`
    case TYPE.number:
    case TYPE.pound:
      return String.raw`[\p{N}\p{P}\p{S}\s]+`
    default:
      return '.*?'
  }
}

/** Number of letters outside of values, by the shortest of its choices. */
function lettersOf(elements: readonly MessageFormatElement[]): number {
  return elements.reduce((sum, element) => {
    if (element.type === TYPE.literal) return sum + (element.value.match(/\p{L}/gu) ?? []).length
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return sum
    return sum + Math.min(...Object.values(element.options).map(({ value }) => lettersOf(value)))
  }, 0)
}
