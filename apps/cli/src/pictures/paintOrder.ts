import type { PictureFinding, Surface } from '@livery/tenant'

/**
 * Processor time for one picture in ms; a logo takes a few. Processor time is the same on a busy machine, unlike the
 * time that passes.
 */
export const MOST_WORK_MS = 2000

/** Picture to draw; the painter sends its program lists of them. */
export interface PaintOrder {
  /** Path below `assets/`; its ending says the kind. */
  readonly name: string
  readonly bytes: Uint8Array
  /** Surfaces that it stands on. */
  readonly surfaces?: readonly Surface[] | undefined
  /** Greatest width and height in pixels. The program is told it, because loading the rules of brands takes it longest. */
  readonly largestSide: number
}

/** Answer of the program: the flaw of a picture, if it has one, or that drawing it does not end. */
export type PaintAnswer = { readonly flaw: PictureFinding | undefined } | { readonly isEndless: true }
