/** Places of a game's name on its tile. `none` is for portrait art, which carries the name itself. */
export const TILE_CAPTIONS = ['below', 'over', 'none'] as const
export type TileCaption = (typeof TILE_CAPTIONS)[number]

/** Marks that a tile may have, as far as the gateway says them: two tags and three figures. */
export const TILE_BADGES = ['jackpot', 'new', 'players', 'returnToPlayer', 'lastPlayed'] as const
export type TileBadge = (typeof TILE_BADGES)[number]
