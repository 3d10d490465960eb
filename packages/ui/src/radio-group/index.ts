export { RadioGroup, type RadioChoice, type RadioGroupProps } from './RadioGroup.tsx'
