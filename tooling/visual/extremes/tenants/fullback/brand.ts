import { defineBrand } from '@livery/theme'

/** Sports first: navy under floodlight, orange for what moves, condensed letters, dense lines and cut corners. */
export default defineBrand({
  colors: { brand: '#ff6a13', accent: '#2f7bff' },
  neutral: { hue: 262, tint: 1 },
  surfaces: { depth: 0.55, step: 0.5, paper: 0.15, glow: 0.1, sheen: 0, shadow: 0.2, saturation: 0.7 },
  gradient: { angle: 90, travel: 0.1, panel: 1 },
  radius: 6,
  density: 'dense',
  type: {
    text: { face: 'roboto-condensed', regular: 400, medium: 500, bold: 700 },
    display: { face: 'oswald', weight: 600, case: 'capitals' },
    label: { case: 'capitals', tracking: 0.02 },
    scale: 1.18,
  },
  style: {
    shape: { control: 'cut', chip: 'cut', tile: 'square', card: 'cut', disc: 'cut' },
    edge: 'none',
    heading: 'ruled',
    selection: 'dot',
    icons: 'solid',
    motion: 'crisp',
    ornament: { pattern: 'stripes', strength: 0.4, ink: 'brand' },
    hero: 'solid',
    chrome: 'solid',
  },
})
