export { PriceButton, type PriceButtonProps } from './PriceButton.tsx'
