import type { Schemas } from '../wire.ts'

/** Countries whose phone numbers can be registered, by their English names. */
const COUNTRIES: readonly Schemas['Country'][] = [
  { country: 'MT', name: 'Malta', countryDialingCode: '356', sampleNumber: '79234567' },
  { country: 'GB', name: 'United Kingdom', countryDialingCode: '44', sampleNumber: '7700900123' },
  { country: 'VN', name: 'Vietnam', countryDialingCode: '84', sampleNumber: '901234567' },
  { country: 'CN', name: 'China', countryDialingCode: '86', sampleNumber: '13800138000' },
  { country: 'HK', name: 'Hong Kong', countryDialingCode: '852', sampleNumber: '51234567' },
  { country: 'TW', name: 'Taiwan', countryDialingCode: '886', sampleNumber: '912345678' },
  { country: 'JP', name: 'Japan', countryDialingCode: '81', sampleNumber: '9012345678' },
  { country: 'KR', name: 'South Korea', countryDialingCode: '82', sampleNumber: '1012345678' },
  { country: 'TH', name: 'Thailand', countryDialingCode: '66', sampleNumber: '812345678' },
  { country: 'KH', name: 'Cambodia', countryDialingCode: '855', sampleNumber: '12345678' },
  { country: 'ID', name: 'Indonesia', countryDialingCode: '62', sampleNumber: '81234567890' },
  { country: 'MY', name: 'Malaysia', countryDialingCode: '60', sampleNumber: '123456789' },
  { country: 'PH', name: 'Philippines', countryDialingCode: '63', sampleNumber: '9171234567' },
  { country: 'IN', name: 'India', countryDialingCode: '91', sampleNumber: '9812345678' },
  { country: 'AE', name: 'United Arab Emirates', countryDialingCode: '971', sampleNumber: '501234567' },
  { country: 'SA', name: 'Saudi Arabia', countryDialingCode: '966', sampleNumber: '501234567' },
  { country: 'EG', name: 'Egypt', countryDialingCode: '20', sampleNumber: '1001234567' },
  { country: 'TR', name: 'Türkiye', countryDialingCode: '90', sampleNumber: '5012345678' },
  { country: 'DE', name: 'Germany', countryDialingCode: '49', sampleNumber: '15123456789' },
  { country: 'FR', name: 'France', countryDialingCode: '33', sampleNumber: '612345678' },
  { country: 'ES', name: 'Spain', countryDialingCode: '34', sampleNumber: '612345678' },
  { country: 'PT', name: 'Portugal', countryDialingCode: '351', sampleNumber: '912345678' },
  { country: 'BR', name: 'Brazil', countryDialingCode: '55', sampleNumber: '11912345678' },
  { country: 'MX', name: 'Mexico', countryDialingCode: '52', sampleNumber: '5512345678' },
]

/** Home country of a merchant's members, by their currency; by default the first country of the list. */
const HOMES: Readonly<Record<string, string>> = {
  GBP: 'GB',
  VND: 'VN',
  CNY: 'CN',
  JPY: 'JP',
  THB: 'TH',
  USD: 'MX',
}

/** Countries with the merchant's home country first, for a picker. */
export function countriesFor(currency: string): readonly Schemas['Country'][] {
  const home = HOMES[currency] ?? 'MT'
  return COUNTRIES.toSorted((one, other) => Number(other.country === home) - Number(one.country === home))
}

/** Dialling code of the merchant's home country. */
export const homeDiallingCode = (currency: string): string =>
  countriesFor(currency)[0]?.countryDialingCode ?? '356'
