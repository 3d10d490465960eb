import { defineBrand } from '@livery/theme'

/** Luxury by day: ivory, forest green and brass, a serif of high contrast, thin double frames and much air. */
export default defineBrand({
  colors: { brand: '#14503a', accent: '#b08a34' },
  neutral: { dark: { from: 'brand', tint: 0.7 }, light: { hue: 92, tint: 0.7 } },
  surfaces: { depth: 0.7, step: 0.3, paper: 0.5, glow: 0, sheen: 0.1, shadow: 0.1, saturation: 0.35 },
  gradient: { angle: 180, travel: 0.05, panel: 0 },
  radius: 0,
  density: 'airy',
  type: {
    text: { face: 'lora', regular: 400, medium: 500, bold: 600 },
    display: { face: 'playfair-display', weight: 500, tracking: -0.01 },
    label: { tracking: 0.06 },
    figures: 'oldstyle',
    scale: 1.3,
  },
  style: {
    shape: { control: 'square', chip: 'square', tile: 'square', card: 'square', disc: 'pill' },
    edge: 'hairline',
    edgeInk: 'accent',
    field: 'underlined',
    heading: 'centred',
    selection: 'underline',
    icons: 'thin',
    motion: 'calm',
    ornament: { pattern: 'lattice', strength: 0.3, frame: 'double', ink: 'accent' },
    hero: 'solid',
  },
})
