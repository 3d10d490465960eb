export { TwoPanes, type TwoPanesProps } from './TwoPanes.tsx'
