export { DateRange, type DateRangeProps } from './DateRange.tsx'
