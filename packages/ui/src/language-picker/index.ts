export { LanguagePicker, type LanguagePickerProps, type PickableLanguage } from './LanguagePicker.tsx'
