import type { Schemas } from '@livery/api'
import { formatMoment, formatRelative, type FormatLanguage } from '@livery/i18n'
import { useAtomValue } from 'jotai'
import { useIntl, type IntlShape } from 'react-intl'

import { languageAtom } from '#platform/language/language.ts'

import { securityMessages as messages } from './security.messages.ts'

type SignIn = Schemas['SignIn']

/** Names of the social login providers, in their own spelling. */
const PROVIDERS: Readonly<Partial<Record<SignIn['method'], string>>> = {
  facebook: 'Facebook',
  google: 'Google',
}

/** Isolates an address in its own direction inside text of the opposite one (U+2066 to U+2069). */
const leftToRight = (text: string): string => `\u2066${text}\u2069`

/** Separator of the parts in a device's line. */
const PARTED = ' · '

export interface SignInLabels {
  /** 'Chrome · Android' */
  device(signIn: SignIn): string
  /** 'Malta · 198.51.100.*' */
  place(signIn: SignIn): string
  /** 'with a passkey' */
  method(signIn: SignIn): string
  date(moment: string): string
  dateTime(moment: string): string
  /** '5 minutes ago' */
  ago(moment: string): string
}

/** Formats place and method of a login in the current language. */
export function useSignInLabels(): SignInLabels {
  const intl = useIntl()
  const language = useAtomValue(languageAtom)
  const inLanguage = (labelIn: (language: FormatLanguage) => string): string =>
    language ? labelIn(language) : ''
  return {
    device: ({ browser, system }) =>
      [browser, system].filter(Boolean).join(PARTED) || intl.formatMessage(messages.unknownDevice),
    place: ({ country, address }) =>
      [country && countryName(intl, country), leftToRight(address)].filter(Boolean).join(PARTED),
    method: (signIn) => methodLabel(intl, signIn.method),
    date: (moment) => inLanguage((language) => formatMoment(language, moment, 'date')),
    dateTime: (moment) => inLanguage((language) => formatMoment(language, moment)),
    ago: (moment) => inLanguage((language) => formatRelative(language, Date.parse(moment), Date.now())),
  }
}

function methodLabel(intl: IntlShape, method: SignIn['method']): string {
  const provider = PROVIDERS[method]
  if (provider) return intl.formatMessage(messages.provider, { provider })
  switch (method) {
    case 'passkey':
      return intl.formatMessage(messages.passkey)
    case 'registration':
      return intl.formatMessage(messages.registration)
    case 'sms':
    case 'firebase':
      return intl.formatMessage(messages.sms)
    default:
      return intl.formatMessage(messages.password)
  }
}

/** Country name in the current language; the code itself where the browser has no name for it. */
function countryName({ locale }: IntlShape, country: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
  } catch {
    return country
  }
}
