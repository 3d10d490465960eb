import { defineBrand } from '@livery/theme'

/** Bold and round: tomato, teal and yellow without a line, fat rounded letters, everything springs. */
export default defineBrand({
  colors: { brand: '#ff5a36', accent: '#00b8a9' },
  neutral: { dark: { hue: 285, tint: 1 }, light: { hue: 85, tint: 1 } },
  surfaces: { depth: 0.2, step: 0.8, paper: 0.35, glow: 0.2, sheen: 0, shadow: 0.9, saturation: 0.9 },
  gradient: { angle: 135, travel: 0.2, panel: 0.7 },
  radius: 28,
  density: 'airy',
  type: {
    text: { face: 'nunito', regular: 500, medium: 700, bold: 800 },
    display: { face: 'baloo-2', weight: 800 },
    scale: 1.28,
  },
  style: {
    shape: { control: 'pill', chip: 'pill', tile: 'rounded', card: 'rounded', disc: 'pill' },
    edge: 'none',
    field: 'filled',
    heading: 'plain',
    selection: 'solid',
    icons: 'duotone',
    motion: 'bouncy',
    ornament: { pattern: 'rings', strength: 0.6, ink: 'accent' },
    hero: 'solid',
  },
})
