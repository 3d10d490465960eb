import { ROUTES } from '@livery/domain'
import type { FooterLink } from '@livery/ui/footer'
import { LicenceBlock } from '@livery/ui/licence-block'
import { useIntl } from 'react-intl'

import { useTenant } from '../boot/index.ts'
import { dutyMessages as messages, jurisdictionMessages } from './jurisdiction.messages.ts'
import { useDuties } from './useDuties.ts'

export interface LegalNoticeProps {
  /** `line` is short, for the beginning of a page; `block` says everything, for its end. */
  readonly size: 'line' | 'block'
  /** The links to this site's own page and to help organisations; off where they stand beside it. Default true. */
  readonly links?: boolean
}

/** Licence statement, age sign, responsible gaming and help: what the brand's regulator asks every page to carry. */
export function LegalNotice({ size, links = true }: LegalNoticeProps) {
  const { formatMessage } = useIntl()
  const { legal, regulation } = useTenant()
  const owes = useDuties()
  const { kind, number } = regulation.reference
  const statement = formatMessage(kind === 'account' ? messages.byAccount : messages.byLicence, {
    company: legal.company,
    jurisdiction: formatMessage(jurisdictionMessages[legal.jurisdiction]),
    regulator: regulation.regulator,
    number,
  })
  const details = [
    legal.companyNumber && formatMessage(messages.companyNumber, { number: legal.companyNumber }),
    legal.address,
  ].filter(Boolean)
  const register: FooterLink[] =
    legal.licenceUrl === undefined
      ? []
      : [{ label: formatMessage(messages.register), href: legal.licenceUrl, newTab: true }]
  const help: FooterLink[] = [
    ...(owes('responsibleGamingLink')
      ? [{ label: formatMessage(messages.saferPlay), href: ROUTES.responsibleGaming.path }]
      : []),
    ...(owes('helpOrganisation') ? legal.responsibleGaming : [])
      .slice(0, size === 'line' ? 1 : undefined)
      .map(({ label, url }) => ({ label, href: url, newTab: true })),
  ]
  return (
    <LicenceBlock
      size={size}
      age={formatMessage(messages.age, { age: legal.minimumAge })}
      ageLabel={formatMessage(messages.ageLabel, { age: legal.minimumAge })}
      company={size === 'block' ? legal.company : undefined}
      text={size === 'block' && details.length > 0 ? `${statement} ${details.join(' · ')}` : statement}
      links={links ? [...register, ...help] : register}
    />
  )
}
