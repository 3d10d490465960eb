import { type Digits, isLanguageCode, LANGUAGES } from '../registry.ts'
import { textLocale } from './locale.ts'

/** Language in force: the fields that formatting needs. */
export type FormatLanguage = { readonly code: string; readonly tag: string }

/** Parts of a moment that are shown. */
export type MomentStyle = 'date' | 'time' | 'weekdayTime' | 'dateTime' | 'dateTimeSeconds'

const STYLES: Readonly<Record<MomentStyle, Intl.DateTimeFormatOptions>> = {
  date: { year: 'numeric', month: '2-digit', day: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  weekdayTime: { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  dateTime: {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  dateTimeSeconds: {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  },
}

/** A moment in the language's form and the device's time zone; the Gregorian calendar in every language. */
export function formatMoment(
  language: FormatLanguage,
  moment: Date | number | string,
  style: MomentStyle = 'dateTime',
  timeZone?: string,
): string {
  const options = timeZone === undefined ? STYLES[style] : { ...STYLES[style], timeZone }
  const locale = new Intl.Locale(localeOf(language), { calendar: 'gregory' })
  return new Intl.DateTimeFormat(locale, options).format(new Date(moment))
}

/** A count in the language's digits and grouping. */
export function formatCount(language: FormatLanguage, count: number): string {
  return new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 0 }).format(count)
}

/** A ratio (0.965) as a percentage (96.5%), for odds of return and progress. */
export function formatPercent(language: FormatLanguage, ratio: number, decimals = 0): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'percent',
    maximumFractionDigits: decimals,
  }).format(ratio)
}

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
]

/**
 * How long ago or ahead a moment is, in its largest whole unit: 'yesterday', '3 hours ago', 'in 2 minutes'; the
 * moment itself in a language that the browser cannot format, as figures need no words.
 */
export function formatRelative(language: FormatLanguage, moment: Date | number, now: Date | number): string {
  if (!Intl.RelativeTimeFormat.supportedLocalesOf(language.tag)[0]) return formatMoment(language, moment)
  const seconds = (Number(moment) - Number(now)) / 1_000
  const [unit, length] = STEPS.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 1] as const)
  const formatter = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' })
  return formatter.format(Math.trunc(seconds / length), unit)
}

/** The locale of texts, counts and dates: the tag with the language's own digits. */
export function localeOf({ code, tag }: FormatLanguage): string {
  const digits: Digits = isLanguageCode(code) ? LANGUAGES[code].digits : 'latn'
  return textLocale(tag, digits)
}
