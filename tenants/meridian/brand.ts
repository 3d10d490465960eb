import { defineBrand } from '@livery/theme'

/**
 * Meridian: a quiet sportsbook in paper, ink and one emerald. Square as a newspaper, ruled in ink, with a
 * newspaper's serif in Arabic and Latin; quick and without play. The default theme is light.
 */
export default defineBrand({
  colors: { brand: '#0b7a53', accent: '#b8731a' },
  neutral: { dark: { from: 'brand', tint: 0.6 }, light: { temperature: 1, tint: 0.6 } },
  surfaces: { depth: 0.35, step: 0.45, paper: 0.85, glow: 0, sheen: 0, shadow: 0, saturation: 0.3 },
  gradient: { angle: 180, travel: 0, panel: 0 },
  radius: 2,
  density: 'medium',
  type: {
    text: { face: 'readex-pro', regular: 360, medium: 480, bold: 600 },
    display: { face: 'markazi-text', weight: 700, tracking: -0.01 },
    scale: 1.27,
  },
  style: {
    shape: { control: 'square', chip: 'square', tile: 'square', card: 'square', disc: 'square' },
    edge: 'outline',
    heading: 'ruled',
    selection: 'inverted',
    icons: 'bold',
    motion: 'crisp',
    hero: 'solid',
    chrome: 'solid',
  },
})
