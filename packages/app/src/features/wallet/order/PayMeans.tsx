import { checkLink } from '@livery/domain'
import { LinkButton } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { CopyField } from '@livery/ui/copy-field'
import { IconExternal } from '@livery/ui/icon'
import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'

import { useTenant } from '../../../shell/boot/index.ts'
import { copyMessages } from '../../../shell/copying/copy.messages.ts'
import { FormRefusal } from '../../../shell/forms/FormRefusal.tsx'
import { kindMessages } from '../deposit/deposit.messages.ts'
import type { Deposit } from '../deposit/deposit.queries.ts'
import * as css from '../wallet.css.ts'
import { orderMessages as messages } from './order.messages.ts'

// Drawing a code is for those who pay by one.
const QrCode = lazy(async () => ({ default: (await import('@livery/ui/qr-code')).QrCode }))

/** How a deposit that waits is paid: on a page, by a code, to an address or to an account. */
export function PayMeans({ order }: { readonly order: Deposit }) {
  const { payUrl, qrText, address, transfer } = order
  return (
    <Stack gap="x4">
      {qrText !== undefined && <Scan text={qrText} />}
      {address !== undefined && <Address address={address} />}
      {transfer && <Transfer transfer={transfer} />}
      {payUrl !== undefined && <PayPage address={payUrl} />}
    </Stack>
  )
}

/** The pay page, in a tab of its own; its address is only offered where the brand trusts it. */
function PayPage({ address }: { readonly address: string }) {
  const { formatMessage } = useIntl()
  const { trustedOrigins } = useTenant()
  const href = checkLink(address, { purpose: 'page', self: location.origin, origins: trustedOrigins.pay })
  if (href === null) {
    return <FormRefusal refusal={{ words: formatMessage(messages.untrusted), until: undefined }} />
  }
  return (
    <Stack gap="x2">
      <LinkButton fill href={href} newTab icon={IconExternal}>
        {formatMessage(messages.payNow)}
      </LinkButton>
      <Text size="small" tone="secondary" align="center">
        {formatMessage(messages.payElsewhere)}
      </Text>
    </Stack>
  )
}

function Scan({ text }: { readonly text: string }) {
  const { formatMessage } = useIntl()
  const label = formatMessage(messages.scan)
  return (
    <div className={css.scan}>
      <Text size="small" tone="secondary">
        {label}
      </Text>
      <Suspense fallback={<Skeleton shape="card" />}>
        <QrCode value={text} label={label} />
      </Suspense>
    </div>
  )
}

function Address({ address }: { readonly address: string }) {
  const { formatMessage } = useIntl()
  return <Taken label={formatMessage(messages.address)} value={address} />
}

function Transfer({ transfer }: { readonly transfer: NonNullable<Deposit['transfer']> }) {
  const { formatMessage } = useIntl()
  return (
    <Card>
      <Stack gap="x2">
        <Text size="small" tone="secondary">
          {formatMessage(messages.transfer)}
        </Text>
        <Taken label={formatMessage(kindMessages.bank)} value={transfer.bankName} />
        <Taken label={formatMessage(messages.holder)} value={transfer.accountName} />
        <Taken label={formatMessage(messages.account)} value={transfer.accountNumber} />
        <Taken label={formatMessage(messages.reference)} value={transfer.reference} />
      </Stack>
    </Card>
  )
}

/** Something the payer takes along to their bank or wallet. */
function Taken({ label, value }: { readonly label: string; readonly value: string }) {
  const { formatMessage } = useIntl()
  return (
    <CopyField
      label={label}
      value={value}
      copyLabel={formatMessage(messages.copyOf, { what: label })}
      copiedLabel={formatMessage(copyMessages.copied)}
      refusedLabel={formatMessage(copyMessages.refused)}
    />
  )
}
