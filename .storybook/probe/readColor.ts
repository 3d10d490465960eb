/** Colour as rendered. */
export interface ReadColor {
  /** `#rrggbb`. */
  readonly hex: string
  /** Opacity, 0 (invisible) to 1. */
  readonly alpha: number
}

const RGB = /^rgba?\(([\d.]+),? ([\d.]+),? ([\d.]+)(?:,? \/? ?([\d.]+))?\)$/
const TRANSPARENCY = /\/ ?([\d.]+)\)$/

let canvas: CanvasRenderingContext2D | undefined
function pixels(): CanvasRenderingContext2D {
  const context = canvas ?? new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws no canvas')
  return (canvas = context as unknown as CanvasRenderingContext2D)
}

const asHex = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/**
 * Parses a colour in the format of `getComputedStyle`. `rgb()` is parsed directly; any other form
 * (`oklch()`, `color(srgb …)`) is drawn without transparency and read back from the pixel.
 */
export function readColor(css: string): ReadColor {
  const plain = RGB.exec(css)
  if (plain) {
    const [, red, green, blue, alpha] = plain
    return { hex: asHex([Number(red), Number(green), Number(blue)]), alpha: Number(alpha ?? 1) }
  }
  const context = pixels()
  const alpha = Number(TRANSPARENCY.exec(css)?.[1] ?? 1)
  context.fillStyle = css.replace(TRANSPARENCY, ')')
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return { hex: asHex([red, green, blue]), alpha }
}
