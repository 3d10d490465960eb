export {
  GameTile,
  GameTileSkeleton,
  type ArtTime,
  type GameTileProps,
  type GameTileShape,
  type GameTileSkeletonProps,
} from './GameTile.tsx'
