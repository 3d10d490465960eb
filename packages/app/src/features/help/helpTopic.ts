import type { Schemas } from '@livery/api'
import { helpPositionOf } from '@livery/domain/support'

type HelpItem = Schemas['HelpItem']

/**
 * The number a reader sees of a child: `2.1` of the first child of the second item.
 * @param format writes a number in the language's digits
 */
export function helpNumber(main: number, child: number, format: (count: number) => string): string {
  return `${format(main + 1)}.${format(child + 1)}`
}

export interface HelpTopic {
  /** Index of the main item. */
  readonly main: number
  /** Index of the child; undefined for the main item's own text. */
  readonly child: number | undefined
  /** Title of the main item, where the text is a child's. */
  readonly parent: string | undefined
  readonly title: string
  /** HTML, sanitized when it is rendered. */
  readonly content: string
  readonly siblings: HelpItem['children']
}

/** Help text of an address; undefined when there is none. */
export function helpTopic(items: readonly HelpItem[], search: string): HelpTopic | undefined {
  const position = helpPositionOf(search)
  const item = position ? items[position.main] : undefined
  if (!position || !item) return undefined
  const { main, child } = position
  const siblings = item.children
  if (child === null) {
    return { main, child: undefined, parent: undefined, title: item.title, content: item.content, siblings }
  }
  const topic = siblings[child]
  return topic && { main, child, parent: item.title, title: topic.title, content: topic.content, siblings }
}
