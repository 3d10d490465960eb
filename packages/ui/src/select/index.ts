export { Select, type SelectProps } from './Select.tsx'
export type { Option } from '../option-list/OptionList.tsx'
