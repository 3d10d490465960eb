/** Texts as XLIFF 2.0 (OASIS), the format that translation tools read and write. */
import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser'

/** State of a segment in XLIFF 2.0. Texts that still need work leave as `initial`. */
const STATES = ['initial', 'translated', 'reviewed', 'final'] as const
export type TextState = (typeof STATES)[number]

/** A text on its way to a translator or back, in ICU syntax. */
export type TextUnit = {
  readonly id: string
  /** English, or the brand's own English. */
  readonly source: string
  /** Absent while it is not translated. */
  readonly target?: string | undefined
  readonly state: TextState
}

/** A text with its notes for the translator: where it stands, how long it may be. */
export type OfferedUnit = TextUnit & { readonly notes: readonly string[] }

/** A document's languages, as BCP 47 tags, and its texts. */
export type TextDocument<Unit extends TextUnit = TextUnit> = {
  readonly name: string
  readonly sourceTag: string
  readonly targetTag: string
  readonly units: readonly Unit[]
}

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0'
const FORMAT = { ignoreAttributes: false, attributeNamePrefix: '@' }
const builder = new XMLBuilder({ ...FORMAT, format: true, suppressEmptyNode: true })
const parser = new XMLParser({
  ...FORMAT,
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => name === 'unit' || name === 'file',
})

/** The document as XML. */
export function writeXliff({ name, sourceTag, targetTag, units }: TextDocument<OfferedUnit>): string {
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    xliff: {
      '@xmlns': NAMESPACE,
      '@version': '2.0',
      '@srcLang': sourceTag,
      '@trgLang': targetTag,
      file: {
        '@id': name,
        unit: units.map(({ id, source, target, state, notes }) => ({
          '@id': id,
          ...(notes.length > 0 && { notes: { note: notes } }),
          segment: {
            '@state': state,
            source: kept(source),
            ...(target !== undefined && { target: kept(target) }),
          },
        })),
      },
    },
  })
}

const kept = (text: string) => ({ '@xml:space': 'preserve', '#text': text })

type Element = Readonly<Record<string, unknown>>

/**
 * Reads a document of one file, one segment a unit.
 * @throws Error that says what is wrong, for the person who got the file
 */
export function readXliff(xml: string): TextDocument {
  const sound = XMLValidator.validate(xml)
  if (sound !== true) throw new Error(`it is no XML: ${sound.err.msg} (line ${sound.err.line})`)
  const root = (parser.parse(xml) as Element)['xliff'] as Element | undefined
  if (root?.['@xmlns'] !== NAMESPACE) throw new Error('it is no XLIFF 2.0 document')
  const [file, ...more] = (root['file'] ?? []) as Element[]
  if (file === undefined || more.length > 0) throw new Error('it does not hold exactly one <file>')
  const units = ((file['unit'] ?? []) as Element[]).map(readUnit)
  const seen = new Set<string>()
  for (const { id } of units) {
    if (seen.has(id)) throw new Error(`it holds the unit '${id}' twice`)
    seen.add(id)
  }
  return {
    name: attribute(file, 'id'),
    sourceTag: attribute(root, 'srcLang'),
    targetTag: attribute(root, 'trgLang'),
    units,
  }
}

function readUnit(unit: Element): TextUnit {
  const id = attribute(unit, 'id')
  const { segment } = unit
  if (typeof segment !== 'object' || segment === null || Array.isArray(segment))
    throw new Error(`the unit '${id}' does not hold exactly one <segment>`)
  const parts = segment as Element
  const state = STATES.find((known) => known === (parts['@state'] ?? 'initial'))
  if (state === undefined) throw new Error(`the unit '${id}' has the unknown state '${parts['@state']}'`)
  const source = contentOf(parts['source'], id)
  if (source === undefined) throw new Error(`the unit '${id}' has no <source>`)
  return { id, source, target: contentOf(parts['target'], id), state }
}

function attribute(element: Element, name: string): string {
  const value = element[`@${name}`]
  if (typeof value !== 'string' || value === '') throw new Error(`an element lacks its ${name}`)
  return value
}

/** Text of an element; inline elements are refused, because a text is plain and carries its tags in ICU syntax. */
function contentOf(element: unknown, id: string): string | undefined {
  if (element === undefined) return undefined
  if (typeof element === 'string') return element
  if (typeof element !== 'object' || element === null) throw new Error(`the unit '${id}' is not readable`)
  const inline = Object.keys(element).filter((key) => key !== '#text' && !key.startsWith('@'))
  if (inline.length > 0)
    throw new Error(`the unit '${id}' holds the inline element <${inline[0]}>: keep the text plain`)
  return String((element as Element)['#text'] ?? '')
}
