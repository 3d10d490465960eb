export { BallRow, type Ball, type BallRowProps } from './BallRow.tsx'
