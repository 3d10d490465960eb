export { BetSlip, type BetSlipLine, type BetSlipProps, type BetSlipTotal } from './BetSlip.tsx'
