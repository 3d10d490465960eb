import { openingLoginMethod, type LoginMethod } from '@livery/domain/validation'
import { SegmentedTabs, TabPanel } from '@livery/ui/segmented-tabs'
import { useQuery } from '@tanstack/react-query'
import { useId, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'

import { checksQuery } from '#capabilities/entrance/entrance.queries.ts'
import { useGateway, useServices, useTenant } from '#platform/boot/ServicesContext.ts'
import { ENTRIES } from '#platform/storage/entries.ts'
import { useFlags } from '#platform/whitelabel/useFlags.ts'

import { loginMessages as messages } from '../login.messages.ts'
import { LoginForm } from './LoginForm.tsx'

const never = () => () => undefined

/** Login by password or by text message, on the page and in the modal. */
export function LoginMethods({ onSignedIn }: { readonly onSignedIn?: (() => void) | undefined }) {
  const { formatMessage } = useIntl()
  const id = useId()
  const flags = useFlags()
  const { data: checks } = useQuery(checksQuery(useGateway(), 'login'))
  const smsOffered = flags.MOBILEVERCODELOGIN3 && checks?.codes !== 'none'
  const [chosen, setMethod] = useState<LoginMethod>()
  const { registration } = useTenant()
  const { storage } = useServices()
  // The document is made without a storage: its first render takes the brand's own way. The remembered one comes with the
  // adoption, at once: a tap that was kept until then must find it.
  const remembered = useSyncExternalStore(
    never,
    () => storage.read(ENTRIES.rememberedLogin)?.type,
    () => undefined,
  )
  const method = chosen ?? openingLoginMethod({ remembered, registration: registration.methods, smsOffered })

  if (!smsOffered) return <LoginForm method="username" checks={checks} onSignedIn={onSignedIn} />
  return (
    <>
      <SegmentedTabs
        id={id}
        label={formatMessage(messages.method)}
        tabs={[
          { id: 'username', label: formatMessage(messages.byPassword) },
          { id: 'sms', label: formatMessage(messages.bySms) },
        ]}
        selected={method}
        onSelect={setMethod}
        variant="scrolling"
      />
      <TabPanel of={id} selected={method}>
        <LoginForm method={method} checks={checks} onSignedIn={onSignedIn} />
      </TabPanel>
    </>
  )
}
