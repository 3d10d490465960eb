import type { IconStyle } from '../brand/brandInput.ts'

interface IconTokens {
  /** Width of lines in the 24-unit grid. */
  stroke: string
  cap: string
  join: string
  /** Opacity of closed forms that have lines of their own inside. */
  fill: string
  /** Opacity of closed forms that stand alone. */
  solid: string
}

const round = { cap: 'round', join: 'round' }
const line = { fill: '0', solid: '0' }

const STYLES: Readonly<Record<IconStyle, IconTokens>> = {
  thin: { ...round, ...line, stroke: '1.25', cap: 'butt', join: 'miter' },
  regular: { ...round, ...line, stroke: '1.75' },
  bold: { ...round, ...line, stroke: '2.5' },
  duotone: { ...round, stroke: '1.75', fill: '0.24', solid: '0.24' },
  solid: { ...round, stroke: '2', fill: '0.34', solid: '1' },
}

/** Tokens of the drawing of icons. */
export const solveIcons = (style: IconStyle = 'regular'): IconTokens => STYLES[style]
