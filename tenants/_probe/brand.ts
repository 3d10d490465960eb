import { defineBrand } from '@livery/theme'

/** Written by `node packages/theme/scripts/writeProbe.ts`. */
export default defineBrand({
  colors: {
    brand: '#ff00aa',
    accent: '#00ffaa',
  },
  neutral: {
    temperature: 0,
    tint: 0,
  },
  surfaces: {
    depth: 0.5,
    step: 0.5,
    paper: 0.5,
    glow: 0.5,
    sheen: 0.5,
    shadow: 0.5,
  },
  gradient: {
    angle: 135,
    travel: 0.5,
    panel: 0.5,
  },
  radius: 12,
  density: 'medium',
  type: {
    text: {
      face: 'system',
      regular: 400,
      medium: 500,
      bold: 700,
    },
    display: {
      face: 'system',
      weight: 800,
    },
    scale: 1.16,
  },
})
