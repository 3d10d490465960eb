export { OptionList, type Option, type OptionListProps } from './OptionList.tsx'
