export { latinDigits, onlyDigits } from './latinDigits.ts'
