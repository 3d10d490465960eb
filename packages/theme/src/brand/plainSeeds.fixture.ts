import type { BrandInput } from './brandInput.ts'

/** Valid seeds in the middle of their ranges, for tests that change one field. */
export const plainSeeds: BrandInput = {
  colors: { brand: '#2563eb', accent: '#f59e0b' },
  neutral: { from: 'brand', tint: 0.4 },
  surfaces: { depth: 0.5, step: 0.5, paper: 0.5, glow: 0.5, sheen: 0.5, shadow: 0.5 },
  gradient: { angle: 160, travel: 0.3, panel: 0 },
  radius: 12,
  density: 'medium',
  type: {
    text: { face: 'outfit', regular: 400, medium: 500, bold: 700 },
    display: { face: 'outfit', weight: 700 },
    scale: 1.16,
  },
}
