export { GameGrid, GameRow, type GameGridProps, type GameRowProps, type GridWindow } from './GameGrid.tsx'
export { useNearEnd } from './useNearEnd.ts'
