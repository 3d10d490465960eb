import type { Schemas } from '../wire.ts'

/**
 * Countries whose phone numbers can be registered, by their English names: those of the merchants' markets and of the
 * site's languages.
 */
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
  { country: 'RU', name: 'Russia', countryDialingCode: '7', sampleNumber: '9123456789' },
  { country: 'BD', name: 'Bangladesh', countryDialingCode: '880', sampleNumber: '1812345678' },
  { country: 'IT', name: 'Italy', countryDialingCode: '39', sampleNumber: '3123456789' },
  { country: 'NL', name: 'Netherlands', countryDialingCode: '31', sampleNumber: '612345678' },
  { country: 'PL', name: 'Poland', countryDialingCode: '48', sampleNumber: '512345678' },
  { country: 'UA', name: 'Ukraine', countryDialingCode: '380', sampleNumber: '501234567' },
  { country: 'RO', name: 'Romania', countryDialingCode: '40', sampleNumber: '712034567' },
  { country: 'GR', name: 'Greece', countryDialingCode: '30', sampleNumber: '6912345678' },
  { country: 'SE', name: 'Sweden', countryDialingCode: '46', sampleNumber: '701234567' },
  { country: 'FI', name: 'Finland', countryDialingCode: '358', sampleNumber: '412345678' },
  { country: 'DK', name: 'Denmark', countryDialingCode: '45', sampleNumber: '32123456' },
  { country: 'NO', name: 'Norway', countryDialingCode: '47', sampleNumber: '40612345' },
  { country: 'CZ', name: 'Czechia', countryDialingCode: '420', sampleNumber: '601123456' },
  { country: 'HU', name: 'Hungary', countryDialingCode: '36', sampleNumber: '201234567' },
  { country: 'IR', name: 'Iran', countryDialingCode: '98', sampleNumber: '9123456789' },
  { country: 'PK', name: 'Pakistan', countryDialingCode: '92', sampleNumber: '3012345678' },
  { country: 'LK', name: 'Sri Lanka', countryDialingCode: '94', sampleNumber: '712345678' },
  { country: 'MM', name: 'Myanmar', countryDialingCode: '95', sampleNumber: '92123456' },
  { country: 'US', name: 'United States', countryDialingCode: '1', sampleNumber: '2015550123' },
  { country: 'IE', name: 'Ireland', countryDialingCode: '353', sampleNumber: '850123456' },
  { country: 'AT', name: 'Austria', countryDialingCode: '43', sampleNumber: '664123456' },
  { country: 'CH', name: 'Switzerland', countryDialingCode: '41', sampleNumber: '781234567' },
  { country: 'BE', name: 'Belgium', countryDialingCode: '32', sampleNumber: '470123456' },
  { country: 'SG', name: 'Singapore', countryDialingCode: '65', sampleNumber: '81234567' },
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
