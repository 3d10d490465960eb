import { defineBrand } from '@livery/theme'

/** Aurora: northern lights in the night sky, with teal and violet on glass and indigo. */
export default defineBrand({
  colors: { brand: '#17dfc6', accent: '#8b5cf6' },
  neutral: { temperature: -1, tint: 0.9 },
  surfaces: { depth: 0.62, step: 0.45, paper: 0.35, glow: 0.9, sheen: 0.75, shadow: 0.7 },
  gradient: { angle: 120, travel: 0.42, panel: 1 },
  radius: 16,
  density: 'airy',
  type: {
    text: { face: 'outfit', regular: 400, medium: 500, bold: 650 },
    display: { face: 'outfit', weight: 650 },
    scale: 1.17,
  },
})
