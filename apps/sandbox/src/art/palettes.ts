/**
 * Colours of a picture. `sky` runs from the light behind the emblem to the tile's edge, `metal` shades the emblem
 * from its lit to its dark side, `accent` is for details, `ink` is the darkest tone, under the title.
 */
export interface Palette {
  readonly sky: readonly [glow: string, middle: string, edge: string]
  readonly metal: readonly [light: string, body: string, shade: string]
  readonly accent: string
  readonly ink: string
}

const GOLD: Palette['metal'] = ['#fff3c4', '#f6b93b', '#9a5b0c']
const SILVER: Palette['metal'] = ['#ffffff', '#bcd3ea', '#55708f']

export const PALETTES = {
  gold: { sky: ['#ffd977', '#b9631a', '#3b1206'], metal: GOLD, accent: '#e5304a', ink: '#230903' },
  silver: { sky: ['#f4f7fb', '#8d9cb3', '#2b3444'], metal: SILVER, accent: '#7cf0ff', ink: '#161c27' },
  bronze: {
    sky: ['#f3c9a0', '#9a5a2c', '#33170a'],
    metal: ['#ffe6cf', '#cd7f42', '#6d3713'],
    accent: '#ffd9a8',
    ink: '#241007',
  },
  ember: { sky: ['#ffb347', '#d8371f', '#3a0512'], metal: GOLD, accent: '#ffe27a', ink: '#240209' },
  crimson: { sky: ['#ff7a6b', '#b3122f', '#33041a'], metal: GOLD, accent: '#7df0c2', ink: '#20020f' },
  rose: {
    sky: ['#ffb3d1', '#d13a86', '#43093c'],
    metal: ['#fff0f6', '#ff8fbe', '#9c1f62'],
    accent: '#ffe27a',
    ink: '#2a0526',
  },
  violet: {
    sky: ['#d9a8ff', '#7a35d6', '#200a55'],
    metal: ['#f6ecff', '#c08bff', '#5a1fb0'],
    accent: '#ffd66b',
    ink: '#140637',
  },
  royal: { sky: ['#9cc3ff', '#2f55d4', '#0c1452'], metal: GOLD, accent: '#ff6f91', ink: '#080c36' },
  night: { sky: ['#8fa8ff', '#31358f', '#0a0b2e'], metal: SILVER, accent: '#ffd66b', ink: '#06071f' },
  ocean: { sky: ['#9ff5ff', '#0f8fc4', '#03294f'], metal: GOLD, accent: '#ff8a5c', ink: '#021a36' },
  ice: { sky: ['#f2fdff', '#63bdea', '#0d3f7d'], metal: SILVER, accent: '#7cf0ff', ink: '#08294f' },
  jade: { sky: ['#b8ffd9', '#12a07a', '#03372f'], metal: GOLD, accent: '#ff5d5d', ink: '#02241f' },
  forest: { sky: ['#e0f7a0', '#3f8f3a', '#0c2f1c'], metal: GOLD, accent: '#ffb25c', ink: '#071f13' },
  lime: {
    sky: ['#faff9e', '#58b515', '#0d4022'],
    metal: ['#fffbe0', '#ffd23f', '#c26a00'],
    accent: '#ff4f79',
    ink: '#082b17',
  },
  candy: {
    sky: ['#fff0a8', '#ff6fae', '#7a1fa0'],
    metal: ['#ffffff', '#ff9fd0', '#d1307f'],
    accent: '#5ce1e6',
    ink: '#4a1066',
  },
  desert: {
    sky: ['#ffe9b0', '#e08a3c', '#5c2410'],
    metal: ['#fff6d6', '#f2c14e', '#a35a13'],
    accent: '#2fc4b2',
    ink: '#3a1408',
  },
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof PALETTES
