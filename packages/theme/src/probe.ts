import type { ThemeName, TokenOverrides } from './brand/brandInput.ts'
import { defineBrand, type Brand } from './brand/defineBrand.ts'
import type { TokenPath } from './contract.ts'
import { colorsIn, hex } from './solve/color.ts'
import { solveBrand } from './solve/solveBrand.ts'
import { colorPaths, tokenPaths } from './tokenPaths.ts'

/** Golden angle: neighbours in the contract get very different hues, and no two colours are equal. */
const TURN = 137.508
const LEVELS = [0.62, 0.76, 0.5, 0.86]

function garish(index: number, lift: number): string {
  return hex({ l: (LEVELS[index % LEVELS.length] ?? 0.6) + lift, c: 0.24, h: (index * TURN) % 360 })
}

/**
 * Generated brand on which every colour token is a different garish colour, in dark another than in light. A
 * rendered colour that is not one of them does not come from a token. Its contrast is bad on purpose.
 */
export function probeBrand(): Brand {
  const colors = colorPaths.map((path, index) => [path, [garish(index, 0), garish(index, 0.07)]] as const)
  const gradients = tokenPaths
    .filter((path) => path.startsWith('gradient.'))
    .map((path: TokenPath, index) => {
      const image = (lift: number) => {
        const color = garish(colorPaths.length + index, lift)
        return `linear-gradient(${color}, ${color})`
      }
      return [path, [image(0), image(0.07)]] as const
    })
  return defineBrand({
    colors: { brand: '#ff00aa', accent: '#00ffaa' },
    neutral: { temperature: 0, tint: 0 },
    surfaces: { depth: 0.5, step: 0.5, paper: 0.5, glow: 0.5, sheen: 0.5, shadow: 0.5 },
    gradient: { angle: 135, travel: 0.5, panel: 0.5 },
    radius: 12,
    density: 'medium',
    type: {
      text: { face: 'system', regular: 400, medium: 500, bold: 700 },
      display: { face: 'system', weight: 800 },
      scale: 1.16,
    },
    overrides: Object.fromEntries([...colors, ...gradients]) satisfies TokenOverrides,
  })
}

/**
 * All colours of the probe in a theme, as hex, with their tokens (gradients and shadows included). A rendered
 * colour that is not in this map does not come from a token.
 */
export function probeColors(theme: ThemeName): ReadonlyMap<string, TokenPath> {
  const tokens = solveBrand(probeBrand())[theme]
  const themed = tokenPaths.filter((path) => /^(?:color|gradient|shadow)\./.test(path))
  return new Map(themed.flatMap((path) => colorsIn(tokens[path]).map((color) => [color, path] as const)))
}
