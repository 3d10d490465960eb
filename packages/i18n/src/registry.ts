/**
 * The platform's language codes (S-language-01, S-language-02). Codes belong to the wire; everything that a browser
 * needs of a language is kept with its code, here and nowhere else.
 */
export type Direction = 'ltr' | 'rtl'

/** Digits of dates, counts and texts, as CLDR names them. Money is always in Latin digits. */
export type Digits = 'latn' | 'arabext' | 'beng' | 'mymr'

export type Language<Code extends string = string, Country extends string = string> = {
  readonly code: Code
  /** BCP 47 tag; a tenant may map a code to another one. */
  readonly tag: string
  /** The language's name in itself, for the picker. */
  readonly ownName: string
  /** ISO 3166-1 code of the country whose flag is shown with the name. */
  readonly country: Country
  readonly dir: Direction
  readonly digits: Digits
  /** Language of texts that are missing in this one; `null` for EN itself. */
  readonly fallback: 'EN' | null
}

type Traits = { readonly dir?: Direction; readonly digits?: Digits }

function language<const Code extends string, const Country extends string>(
  code: Code,
  tag: string,
  ownName: string,
  country: Country,
  { dir = 'ltr', digits = 'latn' }: Traits = {},
): Language<Code, Country> {
  return { code, tag, ownName, country, dir, digits, fallback: code === 'EN' ? null : 'EN' }
}

const LIST = [
  language('EN', 'en', 'English', 'US'),
  language('CN', 'zh-Hans', '简体中文', 'CN'),
  language('TW', 'zh-Hant', '繁體中文', 'TW'),
  language('JA', 'ja', '日本語', 'JP'),
  language('KO', 'ko', '한국어', 'KR'),
  language('TH', 'th', 'ไทย', 'TH'),
  language('VI', 'vi', 'Tiếng Việt', 'VN'),
  language('ID', 'id', 'Bahasa Indonesia', 'ID'),
  language('MS', 'ms', 'Bahasa Melayu', 'MY'),
  language('PT', 'pt', 'Português', 'BR'),
  language('ES', 'es', 'Español', 'ES'),
  language('HI', 'hi', 'हिन्दी', 'IN'),
  language('AR', 'ar', 'العربية', 'AE', { dir: 'rtl' }),
  language('RU', 'ru', 'Русский', 'RU'),
  language('TR', 'tr', 'Türkçe', 'TR'),
  language('BN', 'bn', 'বাংলা', 'BD', { digits: 'beng' }),
  language('DE', 'de', 'Deutsch', 'DE'),
  language('FR', 'fr', 'Français', 'FR'),
  language('IT', 'it', 'Italiano', 'IT'),
  language('NL', 'nl', 'Nederlands', 'NL'),
  language('PL', 'pl', 'Polski', 'PL'),
  language('UK', 'uk', 'Українська', 'UA'),
  language('RO', 'ro', 'Română', 'RO'),
  language('EL', 'el', 'Ελληνικά', 'GR'),
  language('SV', 'sv', 'Svenska', 'SE'),
  language('FI', 'fi', 'Suomi', 'FI'),
  language('DA', 'da', 'Dansk', 'DK'),
  language('NO', 'no', 'Norsk', 'NO'),
  language('CS', 'cs', 'Čeština', 'CZ'),
  language('HU', 'hu', 'Magyar', 'HU'),
  language('FA', 'fa', 'فارسی', 'IR', { dir: 'rtl', digits: 'arabext' }),
  language('UR', 'ur', 'اردو', 'PK', { dir: 'rtl' }),
  language('TA', 'ta', 'தமிழ்', 'LK'),
  language('MY', 'my', 'မြန်မာ', 'MM', { digits: 'mymr' }),
  language('KM', 'km', 'ខ្មែរ', 'KH'),
  // Code of the merchant configuration without further documentation; a tenant may map it to another tag.
  language('TY', 'ty', 'Reo Tahiti', 'PF'),
] as const

export type LanguageCode = (typeof LIST)[number]['code']
/** Countries whose flags represent a language. */
export type LanguageCountry = (typeof LIST)[number]['country']

/** Every language by its platform code. */
export const LANGUAGES = Object.fromEntries(LIST.map((entry) => [entry.code, entry])) as {
  readonly [Code in LanguageCode]: Language<Code, LanguageCountry>
}

/** All codes in the picker's order. */
export const LANGUAGE_CODES: readonly LanguageCode[] = LIST.map(({ code }) => code)

export function isLanguageCode(value: unknown): value is LanguageCode {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value)
}

export function languageOf(code: LanguageCode): Language<LanguageCode, LanguageCountry> {
  return LANGUAGES[code]
}

/**
 * Code of a language by its tag; undefined where no language has it.
 * @param tag BCP 47 tag in any case: `zh-hans`
 */
export function languageOfTag(tag: string): LanguageCode | undefined {
  return LIST.find((each) => each.tag.toLowerCase() === tag.toLowerCase())?.code
}

/**
 * True where a language is written from the right.
 * @param tag BCP 47 tag, also of a country: `ar-EG`
 */
export const isFromTheRight = (tag: string): boolean =>
  LIST.some(({ tag: own, dir }) => dir === 'rtl' && tag.startsWith(own))

/** Language to show: the stored one while the tenant offers it, else the tenant's default (S-language-11). */
export function chooseLanguage(
  stored: string | null | undefined,
  offered: readonly LanguageCode[],
  tenantDefault: LanguageCode,
): LanguageCode {
  return isLanguageCode(stored) && offered.includes(stored) ? stored : tenantDefault
}

/**
 * Code that a call sends for a language: the language's own, except that the hot-games call gets EN for UR, which it
 * does not know (S-language-09).
 * @param operationId the call's `operationId` in `openapi/`
 */
export function wireLanguage(code: LanguageCode, operationId: string): LanguageCode {
  return code === 'UR' && operationId === 'listHotGames' ? 'EN' : code
}
