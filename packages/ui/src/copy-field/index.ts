export { CopyField, type CopyFieldProps } from './CopyField.tsx'
export { CopyText, type CopyTextProps } from './CopyText.tsx'
