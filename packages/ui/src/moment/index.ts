export { DepositMoment } from './DepositMoment.tsx'
export { LevelMoment } from './LevelMoment.tsx'
export type { MomentProps } from './MomentStage.tsx'
export { WinMoment } from './WinMoment.tsx'
