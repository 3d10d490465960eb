export {
  GameTile,
  GameTileSkeleton,
  type GameTileProps,
  type GameTileShape,
  type GameTileSkeletonProps,
} from './GameTile.tsx'
