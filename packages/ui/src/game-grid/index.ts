export { GameGrid, GameRow, type GameGridProps, type GameRowProps } from './GameGrid.tsx'
export { useNearEnd } from './useNearEnd.ts'
