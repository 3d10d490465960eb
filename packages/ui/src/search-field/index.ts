export { SEARCH_DELAY_MS, SearchField, type SearchFieldProps } from './SearchField.tsx'
