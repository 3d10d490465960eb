import { defineBrand } from '@livery/theme'

/** Meridian: a quiet sportsbook in paper, ink and one emerald. The default theme is light. */
export default defineBrand({
  colors: { brand: '#0b7a53', accent: '#b8731a' },
  neutral: { dark: { from: 'brand', tint: 0.45 }, light: { temperature: 1, tint: 0.55 } },
  surfaces: { depth: 0.25, step: 0.35, paper: 0.7, glow: 0.08, sheen: 0, shadow: 0.25 },
  gradient: { angle: 180, travel: 0, panel: 0 },
  radius: 4,
  density: 'medium',
  type: {
    text: { face: 'readex-pro', regular: 380, medium: 500, bold: 620 },
    display: { face: 'readex-pro', weight: 600 },
    scale: 1.18,
  },
})
