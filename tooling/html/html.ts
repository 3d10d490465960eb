const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for use between tags and inside double quotes, in HTML and in XML. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}

/** Finished HTML: a template inserts it without escaping. */
export class Markup {
  readonly #source: string

  constructor(source: string) {
    this.#source = source
  }

  /** HTML text. */
  toString(): string {
    return this.#source
  }
}

/** Value that a template accepts: the items of a list are joined; false, null and undefined write nothing. */
export type Part = Markup | string | number | false | null | undefined | readonly Part[]

function write(part: Part): string {
  if (part === false || part === null || part === undefined) return ''
  if (part instanceof Markup) return part.toString()
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return part.map(write).join('')
}

/** Template tag: escapes every inserted text, but not `Markup`. */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(literals.reduce((source, literal, at) => source + write(parts[at - 1]) + literal))
}

/** Report: one HTML page that needs no other file than the pictures it names. */
export interface Report {
  readonly title: string
  /** Style sheet, inserted without escaping. */
  readonly style: string
  readonly body: Markup
}

/** The whole document of a report, in English. */
export function reportPage({ title, style, body }: Report): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
${body.toString()}
</body>
</html>
`
}
