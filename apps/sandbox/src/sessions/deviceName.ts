import type { Schemas } from '../wire.ts'

/** Readable name of a device. */
export type DeviceName = Pick<Schemas['SignIn'], 'kind' | 'browser' | 'system'>

type Names = readonly (readonly [pattern: RegExp, name: string])[]

/**
 * Browsers by `User-Agent`; the first match counts, because browsers built on Chromium also contain Chrome,
 * and Chrome contains Safari.
 */
const BROWSERS: Names = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\bOPR\/|\bOPT\/|OPiOS\//, 'Opera'],
  [/Edg(A|iOS)?\//, 'Edge'],
  [/YaBrowser\//, 'Yandex Browser'],
  [/UCBrowser\//, 'UC Browser'],
  [/MiuiBrowser\//, 'Mi Browser'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

/**
 * Systems by `User-Agent`. An iPad that requests desktop pages sends Macintosh, and cannot be distinguished
 * from one.
 */
const SYSTEMS: Names = [
  [/iPhone|iPod/, 'iOS'],
  [/iPad/, 'iPadOS'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

const KINDS: readonly (readonly [pattern: RegExp, kind: DeviceName['kind']])[] = [
  [/iPad|Tablet|Android(?!.*Mobile)/, 'tablet'],
  [/iPhone|iPod|Mobile/, 'phone'],
  [/Windows|Macintosh|CrOS|Linux/, 'computer'],
]

const matching = <T>(table: readonly (readonly [RegExp, T])[], text: string): T | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1]

/** Parses a `User-Agent`; unknown parts are left out. */
export function deviceName(userAgent: string): DeviceName {
  const browser = matching(BROWSERS, userAgent)
  const system = matching(SYSTEMS, userAgent)
  return {
    kind: matching(KINDS, userAgent) ?? 'unknown',
    ...(browser && { browser }),
    ...(system && { system }),
  }
}

/** Masks the last part of an IP address: enough to recognise one's own, too little to locate a person. */
export function maskAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  if (/^[\d.]+$/.test(mapped)) return mapped.replace(/\d+$/, '*')
  // Groups before the shortened zeros: a network ends with them.
  const [written = ''] = mapped.split('::')
  return `${written.split(':').slice(0, 3).join(':')}::*`
}
