import { formatMoney } from '@livery/i18n'
import { Button } from '@livery/ui/button'
import { useSecondsLeft } from '@livery/ui/countdown'
import { Sheet } from '@livery/ui/sheet'
import { Stack } from '@livery/ui/stack'
import { useIntl } from 'react-intl'

import { overlayMessages } from '#platform/overlays/overlays.messages.ts'

import { MainAmount } from '../../components/MainAmount.tsx'
import { OrderDetails } from '../../components/OrderDetails.tsx'
import { moneyMessages } from '../../money.messages.ts'
import { MoneyRefusalNote } from '../../sending/MoneyRefusalNote.tsx'
import { useMoneyRefusal } from '../../sending/useMoneyRefusal.ts'
import { depositMessages as messages } from '../deposit.messages.ts'
import { useChannelLabels } from '../useChannelLabels.ts'
import type { DepositForm } from '../useDepositForm.ts'
import { useOpenDeposit } from '../useOpenDeposit.ts'

/** Summary of the deposit before it is ordered; only its button sends anything. */
export function ReviewSheet({ form }: { readonly form: DepositForm }) {
  const { formatMessage, locale } = useIntl()
  const { channel, sum, currency, promotion } = form
  const { send, leave, isPending, error } = useOpenDeposit()
  const labels = useChannelLabels(currency)
  const refusal = useMoneyRefusal(error)
  const pause = useSecondsLeft(refusal?.until)
  const money = (amount: string): string => formatMoney(locale, amount, currency)

  function close(): void {
    leave()
    form.closeReview()
  }
  if (!channel || !sum) return null
  return (
    <Sheet
      open={form.reviewing}
      onClose={close}
      title={formatMessage(moneyMessages.check)}
      closeLabel={formatMessage(overlayMessages.close)}
      actions={
        <Button
          fill
          busy={isPending}
          disabled={pause > 0}
          onPress={() =>
            send({
              channelId: channel.id,
              amount: sum.amount,
              ...(promotion ? { promotionKey: promotion.key } : {}),
            })
          }
        >
          {formatMessage(messages.confirm)}
        </Button>
      }
    >
      <Stack gap="x4">
        <MainAmount label={formatMessage(messages.total)} amount={sum.total} currency={currency} />
        <OrderDetails
          details={[
            ...(promotion ? [{ label: formatMessage(messages.promotion), value: promotion.title }] : []),
            { label: formatMessage(messages.payBy), value: channel.name },
            { label: formatMessage(messages.arrival), value: labels.arrival(channel) },
            { label: formatMessage(moneyMessages.fee), value: money(sum.fee) },
            { label: formatMessage(messages.credited), value: money(sum.amount), strong: true },
          ]}
        />
        <MoneyRefusalNote refusal={refusal} />
      </Stack>
    </Sheet>
  )
}
