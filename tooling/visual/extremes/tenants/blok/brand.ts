import { defineBrand } from '@livery/theme'

/** Brutalist: black, white and one acid colour; a typewriter for everything, heavy lines, no corner and no shade. */
export default defineBrand({
  colors: { brand: '#d7ff1e', accent: '#ffffff' },
  neutral: { temperature: 0, tint: 0 },
  surfaces: { depth: 1, step: 0.1, paper: 0, glow: 0, sheen: 0, shadow: 0 },
  gradient: { angle: 0, travel: 0, panel: 0 },
  radius: 0,
  density: 'dense',
  type: {
    text: { face: 'jetbrains-mono', regular: 400, medium: 600, bold: 800 },
    display: { face: 'jetbrains-mono', weight: 800, tracking: -0.05, case: 'capitals' },
    label: { case: 'capitals' },
    figures: 'slashed',
    scale: 1.3,
  },
  style: {
    shape: { control: 'square', chip: 'square', tile: 'square', card: 'square', disc: 'square' },
    edge: 'hard',
    edgeWeight: 'heavy',
    heading: 'slab',
    selection: 'inverted',
    icons: 'bold',
    motion: 'crisp',
    ornament: { pattern: 'grid', strength: 0.5, ink: 'neutral' },
    hero: 'solid',
  },
})
