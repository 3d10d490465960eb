import { checkLink } from '@livery/domain/site'
import { LinkButton } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { CopyField } from '@livery/ui/copy-field'
import { IconExternal } from '@livery/ui/icon'
import { QrCode } from '@livery/ui/qr-code'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { copyMessages } from '#capabilities/copying/copy.messages.ts'
import { useTenant } from '#platform/boot/ServicesContext.ts'
import { FormRefusal } from '#platform/forms/FormRefusal.tsx'

import { kindMessages } from '../deposit/deposit.messages.ts'
import type { Deposit } from '../deposit/deposit.queries.ts'
import * as css from '../wallet.css.ts'
import { orderMessages as messages } from './order.messages.ts'

/** Payment details of an unpaid deposit: a payment page, a QR code, an address or a bank account. */
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

/** Link to the payment page in a new tab; offered only where the brand trusts its address. */
function PayPage({ address }: { readonly address: string }) {
  const { formatMessage } = useIntl()
  const { trustedOrigins } = useTenant()
  const href = checkLink(address, { purpose: 'page', self: location.origin, origins: trustedOrigins.pay })
  if (href === null) {
    return <FormRefusal refusal={{ text: formatMessage(messages.untrusted), until: undefined }} />
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
      <QrCode value={text} label={label} />
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

/** Value with a copy button, for the payer's bank or wallet. */
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
