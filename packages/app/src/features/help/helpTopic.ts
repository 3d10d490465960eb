import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain'

type HelpItem = Schemas['HelpItem']

/** Address of a help text: `p` is the index of its main item, `c` of the child where it is one. */
export function helpPath(main: number, child?: number): string {
  const query = new URLSearchParams({ p: String(main), ...(child !== undefined && { c: String(child) }) })
  return `${ROUTES.helpDetail.path}?${query}`
}

/** The number a reader sees of a child: `2.1` of the first child of the second item. */
export function helpNumber(main: number, child: number): string {
  return `${main + 1}.${child + 1}`
}

export interface HelpTopic {
  /** Index of the main item. */
  readonly main: number
  /** Index of the child; undefined for the main item's own text. */
  readonly child: number | undefined
  /** Title of the main item, where the text is a child's. */
  readonly parent: string | undefined
  readonly title: string
  /** HTML, to be cleaned when it is drawn. */
  readonly content: string
  readonly siblings: HelpItem['children']
}

/** The text an address asks for; undefined when it leads nowhere. */
export function helpTopic(items: readonly HelpItem[], search: string): HelpTopic | undefined {
  const query = new URLSearchParams(search)
  const main = indexOf(query.get('p'))
  const item = main === undefined ? undefined : items[main]
  if (main === undefined || !item) return undefined
  const siblings = item.children
  if (!query.has('c')) {
    return { main, child: undefined, parent: undefined, title: item.title, content: item.content, siblings }
  }
  const child = indexOf(query.get('c'))
  const topic = child === undefined ? undefined : siblings[child]
  return topic && { main, child, parent: item.title, title: topic.title, content: topic.content, siblings }
}

function indexOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : undefined
}
