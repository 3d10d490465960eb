import { defineBrand } from '@livery/theme'

/**
 * Lotus: lacquer and gold leaf, with warm black panels, vermilion for festive parts and gold for the main
 * action.
 */
export default defineBrand({
  colors: { brand: '#e3b04b', accent: '#c4202f' },
  neutral: { temperature: 0.85, tint: 0.75 },
  surfaces: { depth: 0.85, step: 0.6, paper: 0.9, glow: 0.85, sheen: 0.45, shadow: 0.5 },
  gradient: { angle: 165, travel: 0.16, panel: 1 },
  radius: 8,
  density: 'dense',
  type: {
    text: { face: 'plus-jakarta-sans', regular: 400, medium: 500, bold: 700 },
    display: { face: 'plus-jakarta-sans', weight: 700 },
    scale: 1.15,
  },
})
