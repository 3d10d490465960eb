import { clampChroma, formatHex, oklch, parse, wcagContrast } from 'culori'

/** Contrast of a recoloured part against its background. */
const RATIO = 3.5
const STEP = 0.02
/**
 * Chroma below which a colour counts as ink without a hue: it may be changed all the way to black or white.
 */
const INK_CHROMA = 0.03

/** Colours in SVG attributes and style declarations. */
const PAINT =
  /((?:fill|stroke|stop-color|flood-color|color)\s*[:=]\s*["']?\s*)(#[0-9a-f]{3,8}\b|rgba?\([^)]*\)|[a-z]{3,})/gi
const NO_COLOUR = new Set(['none', 'inherit', 'currentcolor', 'transparent', 'url'])

/** Nearest colour of the same hue that is visible on the background; the colour itself when it already is. */
function visibleColor(color: string, background: string): string {
  const start = oklch(color)
  if (start === undefined || wcagContrast(color, background) >= RATIO) return color
  const backgroundLightness = oklch(background)?.l ?? 0
  if ((start.c ?? 0) < INK_CHROMA) return backgroundLightness > 0.5 ? '#14161a' : '#ffffff'
  const direction = backgroundLightness > 0.5 ? -STEP : STEP
  for (let l = start.l; l >= 0 && l <= 1; l += direction) {
    const candidate = formatHex(clampChroma({ ...start, l }, 'oklch'))
    if (candidate !== undefined && wcagContrast(candidate, background) >= RATIO) return candidate
  }
  return backgroundLightness > 0.5 ? '#14161a' : '#ffffff'
}

/** Distinct plain colours of a picture, in lower case. */
function paintsOf(svg: string): string[] {
  const found = [...svg.matchAll(PAINT)].map(([, , color = '']) => color.toLowerCase())
  return [...new Set(found)].filter((color) => !NO_COLOUR.has(color) && parse(color) !== undefined)
}

/** Picture adapted to a background: each colour is moved along its own hue until it is visible. */
export function recolour(svg: string, background: string): string {
  const repainted = svg.replaceAll(PAINT, (whole, before: string, color: string) =>
    NO_COLOUR.has(color.toLowerCase()) || parse(color) === undefined
      ? whole
      : `${before}${visibleColor(color, background)}`,
  )
  // Shapes that name no colour are black.
  return repainted.replace(/<svg\b(?![^>]*\sfill\s*=)/i, `<svg fill="${visibleColor('#000000', background)}"`)
}

/** Most vivid colour of a picture as six-digit hex: the default brand colour. */
export function mostVivid(svg: string): string | undefined {
  const colors = paintsOf(svg).map((color) => ({ hex: formatHex(color), chroma: oklch(color)?.c ?? 0 }))
  const [best] = colors.filter(({ chroma }) => chroma > INK_CHROMA).sort((a, b) => b.chroma - a.chroma)
  return best?.hex
}
