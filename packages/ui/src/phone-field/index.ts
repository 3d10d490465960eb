export { PhoneField, type DiallingCode, type PhoneFieldProps } from './PhoneField.tsx'
