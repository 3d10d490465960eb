import { ROUTES } from '@livery/domain/routes'
import type { FooterLink } from '@livery/ui/footer'
import { LicenceBlock } from '@livery/ui/licence-block'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { useTenant } from '#platform/boot/ServicesContext.ts'

import { dutyMessages as messages, jurisdictionMessages } from './jurisdiction.messages.ts'
import { useDuties } from './useDuties.ts'

export interface LegalNoticeProps {
  /** `line` is the short form for the top of a page; `block` is the complete one for its end. */
  readonly size: 'line' | 'block'
  /**
   * Links to the responsible gaming page and to help organisations; off where they are shown elsewhere. Default true.
   */
  readonly links?: boolean
  /** Content that an opened line shows; its sentence then says all that a block does. */
  readonly children?: ReactNode
}

/**
 * Legal notice that the brand's regulator requires on every page: licence statement, age sign, responsible gaming and
 * help.
 */
export function LegalNotice({ size, links = true, children }: LegalNoticeProps) {
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
  const told = owes('harmMessage') ? `${statement} ${formatMessage(messages.harm)}` : statement
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
      text={details.length > 0 ? `${told} ${details.join(' · ')}` : told}
      links={links ? [...register, ...help] : register}
    >
      {children}
    </LicenceBlock>
  )
}
