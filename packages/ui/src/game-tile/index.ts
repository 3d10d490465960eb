export {
  GameTile,
  GameTileSkeleton,
  type ArtTime,
  type GameTileCaption,
  type GameTileProps,
  type GameTileShape,
  type GameTileSkeletonProps,
} from './GameTile.tsx'
