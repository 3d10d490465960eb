import { Card } from '@livery/ui/card'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'

import { useTenant } from '../../shell/boot/index.ts'
import { PageBody } from '../../shell/frame/PageBody.tsx'
import { AGREEMENT_SECTIONS } from './agreementSections.messages.ts'
import { Licensee } from './components/Licensee.tsx'
import { Section } from './components/Section.tsx'
import * as css from './userAgreement.css.ts'
import { agreementMessages as messages } from './userAgreement.messages.ts'

/** The terms between player and operator: who the operator is, then what both may expect. */
export default function UserAgreementPage() {
  const { formatMessage } = useIntl()
  const { name, legal } = useTenant()
  const { hash } = useLocation()
  const facts = { age: legal.minimumAge, brand: name, company: legal.company }
  // The page is fetched after its address was opened, so that the browser found nothing to scroll to.
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
  return (
    <PageBody>
      <article className={css.article}>
        <Stack gap="x4">
          <Text>{formatMessage(messages.intro, facts)}</Text>
          <Card>
            <Licensee />
          </Card>
        </Stack>
        {AGREEMENT_SECTIONS.map((section, index) => (
          <Section key={section.id} section={section} number={index + 1} facts={facts} />
        ))}
      </article>
    </PageBody>
  )
}
