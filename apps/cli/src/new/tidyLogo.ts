/** Drawing programs' metadata that browsers ignore and the checks refuse. */
const LEFTOVERS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['the XML declaration', /<\?xml\s[^>]*\?>\s*/gi],
  // One with declarations stays and is refused: what it declares may be used further on.
  ['the document type', /<!DOCTYPE[^>[]*>\s*/gi],
  ['comments', /<!--[\s\S]*?-->/g],
  ['metadata', /<metadata\b[\s\S]*?<\/metadata>/gi],
  ["an editor's settings", /<(sodipodi|inkscape):[\w-]+\b(?:[^>]*\/>|[\s\S]*?<\/\1:[\w-]+>)/gi],
]

/** Cleaned SVG with descriptions of the changes. */
export interface Tidied {
  readonly svg: string
  readonly done: readonly string[]
}

function lengthOf(attributes: string, name: string): number | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`, 'i').exec(attributes)?.[1]
  return found === undefined ? undefined : Number(found)
}

/** Adds the view box that equals the width and height of a picture without one. */
function withViewBox(svg: string): string {
  return svg.replace(/<svg\b([^>]*)>/i, (tag, attributes: string) => {
    if (/\bviewBox\s*=/.test(attributes)) return tag
    const [width, height] = [lengthOf(attributes, 'width'), lengthOf(attributes, 'height')]
    return width && height ? `<svg viewBox="0 0 ${width} ${height}"${attributes}>` : tag
  })
}

/**
 * Cleans an SVG exported by a drawing program. Scripts and external references stay, so that the checks
 * refuse them and a person looks at them.
 */
export function tidyLogo(svg: string): Tidied {
  const done: string[] = []
  let tidy = svg.replace(/^\uFEFF/, '')
  for (const [what, pattern] of LEFTOVERS) {
    const next = tidy.replaceAll(pattern, '')
    // Removing the XML declaration is not reported: every export has one.
    if (next !== tidy && !what.startsWith('the XML')) done.push(`removed ${what}`)
    tidy = next
  }
  const boxed = withViewBox(tidy)
  if (boxed !== tidy) done.push('added a view box from its width and height')
  return { svg: `${boxed.trim()}\n`, done }
}
