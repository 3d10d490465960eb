import { defineBrand } from '@livery/theme'

/**
 * Ormond: a private salon in black, oxblood and champagne. Serif for everything, capitals with air between them,
 * square corners, thin lines in two, and no hurry.
 */
export default defineBrand({
  colors: { brand: '#d8bd8a', accent: '#7c2036' },
  neutral: { dark: { from: 'accent', tint: 0.35 }, light: { temperature: 0.6, tint: 0.6 } },
  surfaces: { depth: 1, step: 0.25, paper: 0.75, glow: 0.35, sheen: 0.12, shadow: 0.2, saturation: 0.25 },
  gradient: { angle: 180, travel: 0.05, panel: 1 },
  radius: 0,
  density: 'airy',
  type: {
    text: { face: 'lora', regular: 400, medium: 500, bold: 600 },
    display: { face: 'bodoni-moda', weight: 500, tracking: 0.08, case: 'capitals' },
    label: { tracking: 0.1, case: 'capitals' },
    figures: 'oldstyle',
    scale: 1.15,
  },
  style: {
    shape: { control: 'square', chip: 'square', tile: 'square', card: 'square', disc: 'square' },
    edge: 'hairline',
    edgeInk: 'brand',
    field: 'underlined',
    heading: 'numbered',
    selection: 'underline',
    icons: 'thin',
    motion: 'calm',
    ornament: { pattern: 'pinstripe', strength: 0.25, frame: 'double', ink: 'brand' },
    hero: 'solid',
    chrome: 'solid',
  },
})
