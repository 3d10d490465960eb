import { clampChroma, formatHex, oklch, parse, wcagContrast } from 'culori'

/** What a recoloured part reaches on its ground. */
const RATIO = 3.5
const STEP = 0.02
/** Below this chroma a colour is ink, not a hue: it may go all the way to black or white. */
const INK_CHROMA = 0.03

/** Colours as SVG attributes and style declarations hold them. */
const PAINT =
  /((?:fill|stroke|stop-color|flood-color|color)\s*[:=]\s*["']?\s*)(#[0-9a-f]{3,8}\b|rgba?\([^)]*\)|[a-z]{3,})/gi
const NO_COLOUR = new Set(['none', 'inherit', 'currentcolor', 'transparent', 'url'])

/** The colour of the same hue nearest to this one that is seen on the ground; the colour itself when it is. */
export function seenColor(color: string, ground: string): string {
  const start = oklch(color)
  if (start === undefined || wcagContrast(color, ground) >= RATIO) return color
  const groundLightness = oklch(ground)?.l ?? 0
  if ((start.c ?? 0) < INK_CHROMA) return groundLightness > 0.5 ? '#14161a' : '#ffffff'
  const direction = groundLightness > 0.5 ? -STEP : STEP
  for (let l = start.l; l >= 0 && l <= 1; l += direction) {
    const candidate = formatHex(clampChroma({ ...start, l }, 'oklch'))
    if (candidate !== undefined && wcagContrast(candidate, ground) >= RATIO) return candidate
  }
  return groundLightness > 0.5 ? '#14161a' : '#ffffff'
}

/** Every plain colour of a picture, in lower case, each once. */
export function paintsOf(svg: string): string[] {
  const found = [...svg.matchAll(PAINT)].map(([, , color = '']) => color.toLowerCase())
  return [...new Set(found)].filter((color) => !NO_COLOUR.has(color) && parse(color) !== undefined)
}

/** The picture for a ground that it is not seen on: each colour moved along its own hue until it is. */
export function recolour(svg: string, ground: string): string {
  const repainted = svg.replaceAll(PAINT, (whole, before: string, color: string) =>
    NO_COLOUR.has(color.toLowerCase()) || parse(color) === undefined
      ? whole
      : `${before}${seenColor(color, ground)}`,
  )
  // Shapes that name no colour are black.
  return repainted.replace(/<svg\b(?![^>]*\sfill\s*=)/i, `<svg fill="${seenColor('#000000', ground)}"`)
}

/** The most vivid colour of a picture, as six-digit hex: what a brand that names none is likely to be. */
export function mostVivid(svg: string): string | undefined {
  const colors = paintsOf(svg).map((color) => ({ hex: formatHex(color), chroma: oklch(color)?.c ?? 0 }))
  const [best] = colors.filter(({ chroma }) => chroma > INK_CHROMA).sort((a, b) => b.chroma - a.chroma)
  return best?.hex
}
