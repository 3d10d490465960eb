import { defineBrand } from '@livery/theme'

/**
 * Lotus: lacquer and gold leaf. Red-brown panels in both themes, gold lines in two, petals for corners, a serif
 * of high contrast for headings, and gold for the main action.
 */
export default defineBrand({
  colors: { brand: '#e3b04b', accent: '#c4202f' },
  neutral: { dark: { from: 'accent', tint: 0.8 }, light: { temperature: 1, tint: 0.4 } },
  surfaces: { depth: 0.8, step: 0.6, paper: 0.9, glow: 0.9, sheen: 0.45, shadow: 0.5, saturation: 0.55 },
  gradient: { angle: 165, travel: 0.16, panel: 1 },
  radius: 12,
  density: 'dense',
  type: {
    text: { face: 'plus-jakarta-sans', regular: 400, medium: 500, bold: 700 },
    display: { face: 'playfair-display', weight: 800 },
    scale: 1.18,
  },
  style: {
    shape: { control: 'rounded', chip: 'leaf', tile: 'leaf', card: 'leaf', disc: 'leaf' },
    edge: 'hairline',
    edgeInk: 'brand',
    field: 'filled',
    heading: 'centred',
    selection: 'dot',
    icons: 'solid',
    motion: 'gentle',
    ornament: { pattern: 'lattice', strength: 0.35, frame: 'double', ink: 'brand' },
    hero: 'solid',
    chrome: 'solid',
  },
})
