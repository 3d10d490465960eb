import { defineBrand } from '@livery/theme'

/** Two colours and the face are the brand's own; the rest is a paper light theme and a moderate dark one. */
export default defineBrand({
  colors: { brand: '#d9480f', accent: '#1c7ed6' },
  neutral: { temperature: 0.4, tint: 0.5 },
  surfaces: { depth: 0.5, step: 0.5, paper: 0.6, glow: 0.2, sheen: 0.2, shadow: 0.5 },
  gradient: { angle: 90, travel: 0.3, panel: 1 },
  radius: 10,
  density: 'dense',
  type: {
    text: { face: 'outfit', regular: 400, medium: 500, bold: 650 },
    display: { face: 'outfit', weight: 650 },
    scale: 1.2,
  },
})
