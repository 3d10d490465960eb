/**
 * Fill of a layer: one of the palette's roles, or a colour that belongs to the thing itself (a leaf is green in
 * every palette). M is the metal gradient; L, B, D its light, body and dark tones; A the accent; K the ink.
 */
export type Fill = 'M' | 'L' | 'B' | 'D' | 'A' | 'K' | `#${string}`

/** One shape of an emblem, painted in order. Drawn around the origin, about 200 units wide and high. */
export interface Layer {
  readonly fill: Fill
  readonly path: string
  readonly opacity?: number
  /** Draws it a second time, mirrored left to right. */
  readonly mirrored?: true
}

/** A shape. */
export const layer = (fill: Fill, path: string, opacity?: number): Layer =>
  opacity === undefined ? { fill, path } : { fill, path, opacity }

/** A shape on both sides of the upright axis; the path is the right half. */
export const both = (fill: Fill, path: string, opacity?: number): Layer => ({
  ...layer(fill, path, opacity),
  mirrored: true,
})
