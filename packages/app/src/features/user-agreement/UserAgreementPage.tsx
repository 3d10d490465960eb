import { Card } from '@livery/ui/card'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'

import { useTenant } from '#platform/boot/ServicesContext.ts'
import { PageBody } from '#platform/page/PageBody.tsx'

import { AGREEMENT_SECTIONS } from './agreementSections.messages.ts'
import { Licensee } from './components/Licensee.tsx'
import { SectionText } from './components/SectionText.tsx'
import * as css from './userAgreement.css.ts'
import { agreementMessages as messages } from './userAgreement.messages.ts'

/** User agreement: the operator first, then the rights of both parties. */
export default function UserAgreementPage() {
  const { formatMessage } = useIntl()
  const { name, legal } = useTenant()
  const { hash } = useLocation()
  const facts = { age: legal.minimumAge, brand: name, company: legal.company }
  // The page is loaded after its address was opened, when the browser found no anchor to scroll to.
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
          <SectionText key={section.id} section={section} number={index + 1} facts={facts} />
        ))}
      </article>
    </PageBody>
  )
}
