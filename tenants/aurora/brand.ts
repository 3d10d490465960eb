import { defineBrand } from '@livery/theme'

/**
 * Aurora: northern lights in the night sky. Wide letters, glass without edges, pills, two-tone icons, and rings
 * of light; the night stays on its panels by day.
 */
export default defineBrand({
  colors: { brand: '#17dfc6', accent: '#8b5cf6' },
  neutral: { temperature: -1, tint: 0.9 },
  surfaces: { depth: 0.62, step: 0.5, paper: 0.35, glow: 0.95, sheen: 0.8, shadow: 0.7, saturation: 0.5 },
  gradient: { angle: 120, travel: 0.42, panel: 1 },
  radius: 20,
  density: 'airy',
  type: {
    text: { face: 'outfit', regular: 400, medium: 500, bold: 650 },
    display: { face: 'unbounded', weight: 500, tracking: -0.03 },
    scale: 1.12,
  },
  style: {
    shape: { control: 'pill', chip: 'pill', disc: 'pill' },
    edge: 'none',
    icons: 'duotone',
    motion: 'gentle',
    ornament: { pattern: 'rings', strength: 0.55, ink: 'accent' },
    hero: 'solid',
  },
})
