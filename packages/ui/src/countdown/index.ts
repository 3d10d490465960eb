export { Countdown, type CountdownProps } from './Countdown.tsx'
export { useSecondsLeft } from './useSecondsLeft.ts'
