import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** Character in place of a value: no letter, no figure and no mark of any language. */
export const VALUE = '\uFFFC'

/**
 * Texts that a message can become, one for each of its choices, with `VALUE` in place of what is filled in; the text
 * itself where it is no ICU message. A choice inside a choice counts once for each.
 */
export function variantsOf(text: string): readonly string[] {
  if (!/[{<']/u.test(text)) return [text]
  try {
    return said(parse(text, { captureLocation: false }))
  } catch {
    return [text]
  }
}

function said(elements: readonly MessageFormatElement[]): readonly string[] {
  return elements.reduce<readonly string[]>(
    (before, element) => {
      const next = partsOf(element)
      return before.flatMap((start) => next.map((part) => start + part))
    },
    [''],
  )
}

function partsOf(element: MessageFormatElement): readonly string[] {
  switch (element.type) {
    case TYPE.literal:
      return [element.value]
    case TYPE.tag:
      return said(element.children)
    case TYPE.plural:
    case TYPE.select:
      return Object.values(element.options).flatMap((option) => said(option.value))
    default:
      return [VALUE]
  }
}
