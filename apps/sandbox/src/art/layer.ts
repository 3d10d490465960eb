/**
 * Fill of a layer: one of the palette's roles, or a colour that belongs to the object itself (a leaf is
 * green in every palette). M is the metal gradient; L, B, D its light, body and dark tones; A the accent; K
 * the ink.
 */
export type Fill = 'M' | 'L' | 'B' | 'D' | 'A' | 'K' | `#${string}`

/** Shape of an emblem, painted in order. Drawn around the origin, about 200 units wide and high. */
export interface Layer {
  readonly fill: Fill
  readonly path: string
  readonly opacity?: number
  /** True to draw a second copy, mirrored left to right. */
  readonly mirrored?: true
}

/** Layer with a single shape. */
export const layer = (fill: Fill, path: string, opacity?: number): Layer =>
  opacity === undefined ? { fill, path } : { fill, path, opacity }

/** Layer symmetric about the vertical axis; the path is the right half. */
export const both = (fill: Fill, path: string, opacity?: number): Layer => ({
  ...layer(fill, path, opacity),
  mirrored: true,
})
