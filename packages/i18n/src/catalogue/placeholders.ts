import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'

/** Kind of value that a placeholder takes. */
export type PlaceholderKind = 'text' | 'number' | 'date' | 'choice' | 'tag'
export type Placeholders = ReadonlyMap<string, PlaceholderKind>

/** Placeholders and tags of a message. A name used both plainly and as a number counts as a number. */
export function placeholdersOf(elements: readonly MessageFormatElement[]): Placeholders {
  const found = new Map<string, PlaceholderKind>()
  collect(elements, found)
  return found
}

/** Differences between a message's placeholders and its source's, as text; empty when they agree. */
export function comparePlaceholders(source: Placeholders, candidate: Placeholders): string[] {
  const problems: string[] = []
  for (const [name, kind] of source) {
    const given = candidate.get(name)
    if (given === undefined) problems.push(`does not use ${shown(name, kind)}`)
    else if (!agrees(kind, given)) {
      problems.push(`uses ${shown(name, given)} as ${given}, the English text as ${kind}`)
    }
  }
  for (const [name, kind] of candidate) {
    if (!source.has(name)) problems.push(`uses ${shown(name, kind)}, which the English text does not have`)
  }
  return problems
}

/** Arguments whose plural forms a message spells out. */
export function pluralsOf(elements: readonly MessageFormatElement[]): ReadonlySet<string> {
  const found = new Set<string>()
  const collectPlurals = (inside: readonly MessageFormatElement[]): void => {
    for (const element of inside) {
      if (element.type === TYPE.plural) found.add(element.value)
      if (element.type === TYPE.tag) collectPlurals(element.children)
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const option of Object.values(element.options)) collectPlurals(option.value)
    }
  }
  collectPlurals(elements)
  return found
}

/** A number may be written plainly; a plain value may not become a number, date or choice, because it may be a text. */
function agrees(source: PlaceholderKind, candidate: PlaceholderKind): boolean {
  return source === candidate || (candidate === 'text' && (source === 'number' || source === 'choice'))
}

function shown(name: string, kind: PlaceholderKind): string {
  return kind === 'tag' ? `<${name}>` : `{${name}}`
}

function collect(elements: readonly MessageFormatElement[], found: Map<string, PlaceholderKind>): void {
  const note = (name: string, kind: PlaceholderKind): void => {
    if (!found.has(name) || found.get(name) === 'text') found.set(name, kind)
  }
  for (const element of elements) {
    switch (element.type) {
      case TYPE.argument:
        note(element.value, 'text')
        break
      case TYPE.number:
        note(element.value, 'number')
        break
      case TYPE.date:
      case TYPE.time:
        note(element.value, 'date')
        break
      case TYPE.plural:
      case TYPE.select:
        note(element.value, element.type === TYPE.plural ? 'number' : 'choice')
        for (const option of Object.values(element.options)) collect(option.value, found)
        break
      case TYPE.tag:
        note(element.value, 'tag')
        collect(element.children, found)
        break
    }
  }
}
