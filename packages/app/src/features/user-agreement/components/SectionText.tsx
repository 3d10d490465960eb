import { ROUTES } from '@livery/domain/routes'
import { Heading, Text } from '@livery/ui/text'
import { TextLink } from '@livery/ui/text-link'
import { useIntl } from 'react-intl'

import type { AgreementSection } from '../agreementSections.messages.ts'
import * as css from '../userAgreement.css.ts'
import { agreementMessages as messages, type AgreementFacts } from '../userAgreement.messages.ts'

export interface SectionTextProps {
  readonly section: AgreementSection
  /** Number of the section, from 1: complaints and letters refer to it. */
  readonly number: number
  readonly facts: AgreementFacts
}

/** Numbered section of the agreement, the target of `#<id>`. */
export function SectionText({ section: { id, title, text }, number, facts }: SectionTextProps) {
  const { formatMessage, formatNumber } = useIntl()
  const headingId = `${id}-title`
  return (
    <section id={id} aria-labelledby={headingId} className={css.section}>
      <span className={css.number}>{formatNumber(number)}</span>
      <Heading level={2} size="lead" id={headingId}>
        {formatMessage(title)}
      </Heading>
      <div className={css.text}>
        <Text tone="secondary">{formatMessage(text, facts)}</Text>
        {id === 'saferPlay' && (
          <TextLink href={ROUTES.responsibleGaming.path} size="body" arrow>
            {formatMessage(messages.limits)}
          </TextLink>
        )}
      </div>
    </section>
  )
}
