import { defineBrand } from '@livery/theme'

/**
 * Bravado: a fairground poster. Hot pink on a yellow page, poster capitals, thick ink around everything, hard
 * shadows, cut corners and buttons that spring.
 */
export default defineBrand({
  colors: { brand: '#ff2f7d', accent: '#2b3bff' },
  neutral: { dark: { hue: 300, tint: 1 }, light: { hue: 98, tint: 1 } },
  surfaces: { depth: 0.3, step: 0.7, paper: 0.6, glow: 0, sheen: 0, shadow: 0, saturation: 1 },
  gradient: { angle: 100, travel: 0, panel: 0 },
  radius: 14,
  density: 'medium',
  type: {
    text: { face: 'space-grotesk', regular: 450, medium: 600, bold: 700 },
    display: { face: 'anton', weight: 400, tracking: 0.01, case: 'capitals' },
    label: { case: 'capitals', tracking: 0.02 },
    scale: 1.26,
  },
  style: {
    shape: { control: 'cut', chip: 'pill', tile: 'cut', card: 'rounded', disc: 'cut' },
    edge: 'hard',
    edgeWeight: 'heavy',
    heading: 'slab',
    selection: 'solid',
    icons: 'solid',
    motion: 'bouncy',
    ornament: { pattern: 'rays', strength: 0.9, ink: 'accent' },
    hero: 'solid',
  },
  timeZone: 'America/Curacao',
  seasons: [
    {
      name: 'new-year',
      from: '2026-12-30',
      until: '2027-01-03',
      colors: { brand: '#7a2bff', accent: '#ff7a00' },
      neutral: { dark: { hue: 268, tint: 1 }, light: { hue: 300, tint: 0.6 } },
    },
  ],
})
