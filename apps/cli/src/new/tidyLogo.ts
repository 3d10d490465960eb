/** A drawing program's leftovers that no browser needs and that the checks refuse. */
const LEFTOVERS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['the XML declaration', /<\?xml\s[^>]*\?>\s*/gi],
  ['the document type', /<!DOCTYPE[^>[]*(\[[^\]]*\])?[^>]*>\s*/gi],
  ['comments', /<!--[\s\S]*?-->/g],
  ['metadata', /<metadata\b[\s\S]*?<\/metadata>/gi],
  ["an editor's settings", /<(sodipodi|inkscape):[\w-]+\b(?:[^>]*\/>|[\s\S]*?<\/\1:[\w-]+>)/gi],
]

/** What was done to a picture, in words. */
export interface Tidied {
  readonly svg: string
  readonly done: readonly string[]
}

function lengthOf(attributes: string, name: string): number | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`, 'i').exec(attributes)?.[1]
  return found === undefined ? undefined : Number(found)
}

/** Gives a picture that only has a width and a height the view box that says the same. */
function withViewBox(svg: string): string {
  return svg.replace(/<svg\b([^>]*)>/i, (tag, attributes: string) => {
    if (/\bviewBox\s*=/.test(attributes)) return tag
    const [width, height] = [lengthOf(attributes, 'width'), lengthOf(attributes, 'height')]
    return width && height ? `<svg viewBox="0 0 ${width} ${height}"${attributes}>` : tag
  })
}

/**
 * Cleans an SVG as drawing programs export it. Nothing that runs or fetches is touched: that is for the checks to
 * refuse and for somebody to look at.
 */
export function tidyLogo(svg: string): Tidied {
  const done: string[] = []
  let tidy = svg.replace(/^\uFEFF/, '')
  for (const [what, pattern] of LEFTOVERS) {
    const next = tidy.replaceAll(pattern, '')
    // Every export has a declaration: taking it away is nothing to tell.
    if (next !== tidy && !what.startsWith('the XML')) done.push(`took out ${what}`)
    tidy = next
  }
  const boxed = withViewBox(tidy)
  if (boxed !== tidy) done.push('added a view box of its width and height')
  return { svg: `${boxed.trim()}\n`, done }
}
