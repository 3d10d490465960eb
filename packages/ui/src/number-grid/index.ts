export { NumberGrid, type NumberChoice, type NumberGridProps, type QuickChoice } from './NumberGrid.tsx'
