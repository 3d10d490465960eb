export { LevelMeter, type Level, type LevelMeterProps } from './LevelMeter.tsx'
