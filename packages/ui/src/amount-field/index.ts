export { AmountField, type AmountFieldProps, type AmountPreset } from './AmountField.tsx'
