import { unwrap, type Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { checkLink } from '@livery/domain/site'
import { CUSTOMER_SERVICE_TYPE } from '@livery/domain/support'
import { Button } from '@livery/ui/button'
import { IconCustomerService, IconMail, IconMessage, IconQuestion } from '@livery/ui/icon'
import { List, ListRow } from '@livery/ui/list-row'
import { Sheet } from '@livery/ui/sheet'
import { Skeleton } from '@livery/ui/skeleton'
import { Row, Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { useGateway, useOverlays, useTenant } from '#platform/boot/ServicesContext.ts'
import { openOutsideTab, type OutsideTab } from '#platform/device/outsideTab.ts'
import { errorMessages } from '#platform/errors/errors.messages.ts'

import { customerServiceMessages as messages } from './customerService.messages.ts'
import { EmailSheet } from './EmailSheet.tsx'

type Entry = Schemas['CustomerServiceEntry']

const LOOKS = {
  CS: { icon: IconCustomerService, label: messages.chat },
  whatsapp: { icon: IconMessage, label: messages.whatsapp },
} as const

export interface CustomerServicePanelProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Panel of the customer service channels; it says so when the gateway's could not be loaded. */
export default function CustomerServicePanel({ open, onClose }: CustomerServicePanelProps) {
  const { formatMessage } = useIntl()
  const gateway = useGateway()
  const { contacts } = useTenant()
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['service', 'entries'],
    queryFn: ({ signal }) =>
      unwrap(
        gateway.GET('/wps/system/customerService', {
          params: { query: { type: CUSTOMER_SERVICE_TYPE } },
          signal,
        }),
      ),
    enabled: open,
  })
  const openEntry = useOpenEntry(onClose)
  const [writing, setWriting] = useState(false)

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={formatMessage(messages.title)}
      closeLabel={formatMessage(messages.close)}
      flush
    >
      <Stack gap="x2">
        <Stack gutter>
          <Text tone="secondary">{formatMessage(messages.hours)}</Text>
          {isPending && <Skeleton shape="control" />}
          {isError && !data && (
            <Row justify="between" wrap>
              <Text tone="secondary">{formatMessage(errorMessages.title)}</Text>
              <Button size="small" tone="quiet" onPress={() => void refetch()}>
                {formatMessage(errorMessages.retry)}
              </Button>
            </Row>
          )}
        </Stack>
        <List>
          {data?.version.pathList.map((entry) => (
            <ListRow
              key={entry.path}
              icon={LOOKS[entry.title].icon}
              label={formatMessage(LOOKS[entry.title].label)}
              onPress={() => openEntry(entry)}
              newTab
            />
          ))}
          {contacts.email !== undefined && (
            <ListRow
              icon={IconMail}
              label={formatMessage(messages.email)}
              detail={contacts.email}
              onPress={() => setWriting(true)}
            />
          )}
          <ListRow icon={IconQuestion} label={formatMessage(messages.help)} href={ROUTES.help.path} />
        </List>
      </Stack>
      <EmailSheet open={writing} onClose={() => setWriting(false)} />
    </Sheet>
  )
}

/** Asks for the address behind an entry and opens it, if the brand trusts it. */
function useOpenEntry(onOpened: () => void): (entry: Entry) => void {
  const gateway = useGateway()
  const { notify } = useOverlays()
  const { trustedOrigins } = useTenant()
  const { mutate } = useMutation({
    mutationFn: async ({ entry, tab }: { readonly entry: Entry; readonly tab: OutsideTab }) => {
      const { url } = await unwrap(
        gateway.POST('/wps/system/customerService/open', { body: { path: entry.path } }),
      )
      const address = checkLink(url, {
        purpose: 'contact',
        self: location.origin,
        origins: trustedOrigins.chat,
      })
      if (address === null) throw new Error(`Not a trusted address: ${url}`)
      tab.show(address)
    },
    onSuccess: onOpened,
    onError: (_error, { tab }) => {
      tab.close()
      notify.failure(messages.failed)
    },
  })
  return (entry) => mutate({ entry, tab: openOutsideTab() })
}
