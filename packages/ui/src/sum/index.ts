export { Sum, type SumPart, type SumProps } from './Sum.tsx'
