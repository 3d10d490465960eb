import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { TextLink } from '@livery/ui/text-link'
import { useIntl } from 'react-intl'

import { dutyMessages, jurisdictionMessages } from '#capabilities/jurisdiction/jurisdiction.messages.ts'
import { useTenant } from '#platform/boot/ServicesContext.ts'

import * as css from '../userAgreement.css.ts'
import { agreementMessages as messages } from '../userAgreement.messages.ts'

/** Licensee of the site: company, licence and minimum age. */
export function Licensee() {
  const { formatMessage } = useIntl()
  const { legal, regulation } = useTenant()
  const { kind, number } = regulation.reference
  const facts = [
    { label: messages.operator, value: legal.company, dir: 'auto' },
    { label: kind === 'account' ? messages.account : messages.licence, value: number, dir: 'auto' },
    { label: messages.regulator, value: regulation.regulator, dir: 'auto' },
    {
      label: messages.jurisdiction,
      value: formatMessage(jurisdictionMessages[legal.jurisdiction]),
      dir: 'auto',
    },
    { label: messages.age, value: formatMessage(dutyMessages.age, { age: legal.minimumAge }), dir: 'ltr' },
  ] as const
  return (
    <Stack gap="x4">
      <dl className={css.facts}>
        {facts.map(({ label, value, dir }) => (
          <div key={label.id} className={css.fact}>
            <Text as="dt" size="small" tone="secondary">
              {formatMessage(label)}
            </Text>
            <Text as="dd" size="small" weight="medium" numeric>
              {/* Isolated, not turned: a Latin name in two lines begins where the page's lines begin. */}
              <bdi dir={dir}>{value}</bdi>
            </Text>
          </div>
        ))}
      </dl>
      {legal.licenceUrl !== undefined && (
        <TextLink href={legal.licenceUrl} newTab>
          {formatMessage(dutyMessages.register)}
        </TextLink>
      )}
    </Stack>
  )
}
