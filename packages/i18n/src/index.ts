/** Languages, messages and formatting. Building catalogues is in `@livery/i18n/compile`, the Vite part in `@livery/i18n/vite`. */
export { IntlRoot, type IntlRootProps } from './IntlRoot.tsx'
export { expandMessages } from './expandMessages.ts'
export { isolate } from './format/isolate.ts'
export { currencySymbol, isSymbolAtEnd } from './format/currencySymbol.ts'
export { formatMoney, isSymbolRight, moneyParts, type MoneyOptions, type MoneyPart } from './format/money.ts'
export { moneyLocale, textLocale } from './format/locale.ts'
export {
  formatCount,
  formatMoment,
  formatPercent,
  formatRelative,
  localeOf,
  type FormatLanguage,
  type MomentStyle,
} from './format/time.ts'
export { loadMessages, type CompiledMessage, type MessageId, type Messages, type Texts } from './messages.ts'
export {
  chooseLanguage,
  isLanguageCode,
  LANGUAGE_CODES,
  LANGUAGES,
  languageOf,
  languageOfTag,
  wireLanguage,
  type Digits,
  type Direction,
  type Language,
  type LanguageCode,
  type LanguageCountry,
} from './registry.ts'
export { restOf } from './restOf.ts'
export { useTranslate, type MessageValues, type Translate } from './useTranslate.ts'
