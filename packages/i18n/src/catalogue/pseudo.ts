import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'

import type { CompiledMessage, Messages } from '../messages.ts'

/**
 * Pseudo-languages: English made conspicuous, to find texts that do not fit or do not come from the catalogue.
 * `en-XA` has accents and is longer by half, `ar-XB` runs from right to left.
 */
export const PSEUDO_TAGS = ['en-XA', 'ar-XB'] as const
export type PseudoTag = (typeof PSEUDO_TAGS)[number]

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'áƀćđéƒǵĥíĵķĺḿńóþɋŕśťúṽŵẋýžÁƁĆĐÉƑǴĤÍĴĶĹḾŃÓÞɊŔŚŤÚṼŴẊÝŽ'
const ACCENTS = new Map([...PLAIN].map((letter, at) => [letter, ACCENTED[at] ?? letter]))

const RIGHT_TO_LEFT_OVERRIDE = '\u202E'
const POP_DIRECTION = '\u202C'

/** Share by which translations are longer than English in the longest languages. */
const GROWTH = 0.5

function accented(text: string): string {
  const letters = [...text].map((letter) => ACCENTS.get(letter) ?? letter).join('')
  const words = text.match(/\p{L}+/gu) ?? []
  const missing = Math.ceil(words.join('').length * GROWTH)
  // Words, not one run of letters: a language is longer by more and longer words.
  const padding = 'óñé ťẃó ťĥŕéé ƒóúŕ ƒíṽé śíẋ śéṽéń éíǵĥť ńíńé ťéń '
  return missing === 0
    ? letters
    : `${letters} ${padding
        .repeat(Math.ceil(missing / padding.length))
        .slice(0, missing)
        .trimEnd()}`
}

function reversed(text: string): string {
  return text.replaceAll(/\p{L}+/gu, (word) => `${RIGHT_TO_LEFT_OVERRIDE}${word}${POP_DIRECTION}`)
}

const CHANGES: Readonly<Record<PseudoTag, (text: string) => string>> = {
  'en-XA': accented,
  'ar-XB': reversed,
}

/** Compiled English messages in a pseudo-language; placeholders, tags and choices stay. */
export function pseudoMessages(english: Messages, tag: PseudoTag): Messages {
  const change = CHANGES[tag]
  return Object.fromEntries(Object.entries(english).map(([id, message]) => [id, changed(message, change)]))
}

function changed(message: CompiledMessage, change: (text: string) => string): CompiledMessage {
  return typeof message === 'string'
    ? change(message)
    : message.map((element) => changedElement(element, change))
}

function changedElement(
  element: MessageFormatElement,
  change: (text: string) => string,
): MessageFormatElement {
  const within = (elements: MessageFormatElement[]) => elements.map((inner) => changedElement(inner, change))
  switch (element.type) {
    case TYPE.literal:
      return { ...element, value: change(element.value) }
    case TYPE.tag:
      return { ...element, children: within(element.children) }
    case TYPE.plural:
    case TYPE.select: {
      const options = Object.entries(element.options).map(([name, option]) => [
        name,
        { ...option, value: within(option.value) },
      ])
      return { ...element, options: Object.fromEntries(options) }
    }
    default:
      return element
  }
}
