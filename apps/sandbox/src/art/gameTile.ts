import type { CatalogueGame } from '../games/catalogueGame.ts'
import { SEED, seededRandom } from '../random.ts'
import { picture, tile, type Scene } from './canvas.ts'
import { emblem } from './emblem.ts'
import { motifLayers } from './motifs.ts'
import { PALETTES, type PaletteName } from './palettes.ts'
import { cockfightScene, crashScene, esportsScene, sportsScene } from './scenes/arena.ts'
import { bingoScene, lotteryScene, scratchScene } from './scenes/draws.ts'
import { liveScene, pokerScene, tableScene } from './scenes/felt.ts'
import { slotScene } from './scenes/slot.ts'
import { waterScene } from './scenes/water.ts'

/** Palettes of historical themes, whose titles have serifs. */
const SERIF_PALETTES: ReadonlySet<PaletteName> = new Set(['desert', 'royal', 'jade'])

/** Tile of a game: 300 × 400, some kilobytes, the same every time. */
export function gameTile(game: CatalogueGame): string {
  return tile(game.name, PALETTES[game.palette], sceneOf(game))
}

/** Picture of a game without its name, in the shape that fits a ratio of width to height best. */
export function gamePicture(game: CatalogueGame, ratio: number): string {
  return picture(ratio, PALETTES[game.palette], sceneOf(game))
}

function sceneOf(game: CatalogueGame): Scene {
  const { genre, name } = game
  const palette = PALETTES[game.palette]
  const random = seededRandom(`${SEED}/art/${game.nodeId}`)
  switch (genre) {
    case 'slot':
      return slotScene(
        game.motif ?? 'star',
        palette,
        random,
        SERIF_PALETTES.has(game.palette) ? 'serif' : 'poster',
      )
    case 'table':
      return tableScene(name, palette, random)
    case 'live':
      return liveScene(name, palette, random)
    case 'poker':
      return pokerScene(name, palette, random)
    case 'crash':
      return crashScene(name, palette, random)
    case 'scratch':
      return scratchScene(scratchSymbol(name, game), palette, random)
    case 'bingo':
      return bingoScene(palette, random)
    case 'fish':
      return waterScene(name, palette, random)
    case 'cockfight':
      return cockfightScene(palette, random)
    case 'sports':
      return sportsScene(name, palette, random)
    case 'esports':
      return esportsScene(name, palette, random)
    case 'lottery':
    case 'elottery':
      return lotteryScene(game.lottery?.kind, palette, random, genre === 'elottery')
  }
}

const SCRATCH_SYMBOLS = [
  [/Cherry/, 'cherry'],
  [/Diamond|Silver/, 'gem'],
  [/Star|Neon/, 'star'],
  [/Clover|Lucky/, 'clover'],
  [/Treasure/, 'chest'],
  [/./, 'coin'],
] as const

/** SVG symbol that a scratch card's fields repeat. */
function scratchSymbol(name: string, game: CatalogueGame): string {
  const motif = SCRATCH_SYMBOLS.find(([words]) => words.test(name))?.[1] ?? 'coin'
  const defined = emblem(motifLayers(motif), PALETTES[game.palette], { x: 0, y: 0, scale: 1 })
  return defined.slice('<defs>'.length, defined.indexOf('</defs>'))
}
