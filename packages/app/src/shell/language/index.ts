export { createLanguageSwitch, languageAtom, type LanguageInForce, type LanguageSwitch } from './language.ts'
