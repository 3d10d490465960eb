import { ROUTES } from '@livery/domain/routes'
import { Button, LinkButton } from '@livery/ui/button'
import { CopyField } from '@livery/ui/copy-field'
import { IconSuccess } from '@livery/ui/icon'
import { Sheet } from '@livery/ui/sheet'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { lotteryMessages } from '#capabilities/lottery/lottery.messages.ts'
import { useMoney } from '#capabilities/money/useMoney.ts'

import * as css from '../bet.css.ts'
import { betMessages as messages } from '../bet.messages.ts'
import type { Receipt } from '../betMapping.ts'

export interface ReceiptSheetProps {
  /** Receipt of the gateway; undefined before any bet. */
  readonly receipt: Receipt | undefined
  readonly onClose: () => void
}

/** Number of order numbers; the record has all of them. */
const SHOWN = 5

/** Receipt of accepted bets: draw, total and order numbers. */
export function ReceiptSheet({ receipt, onClose }: ReceiptSheetProps) {
  const { formatMessage } = useIntl()
  const say = useMoney()
  return (
    <Sheet
      open={receipt !== undefined}
      onClose={onClose}
      title={formatMessage(messages.placed)}
      closeLabel={formatMessage(lotteryMessages.close)}
      actions={
        <>
          <LinkButton fill tone="quiet" href={ROUTES.betRecord.path}>
            {formatMessage(messages.record)}
          </LinkButton>
          <Button fill onPress={onClose}>
            {formatMessage(messages.playOn)}
          </Button>
        </>
      }
    >
      {receipt && (
        <Stack gap="x4">
          <div className={css.receiptHead}>
            <span className={css.receiptMark}>
              <IconSuccess size="large" />
            </span>
            <Text size="heading" weight="bold" numeric align="center">
              {say(receipt.stake, receipt.currency)}
            </Text>
            <Text size="small" tone="secondary" numeric align="center">
              {formatMessage(messages.receiptLine, {
                drawNumber: receipt.drawNumber,
                balance: say(receipt.balance, receipt.currency),
              })}
            </Text>
          </div>
          {receipt.orders.slice(0, SHOWN).map((order) => (
            <CopyField
              key={order}
              label={formatMessage(messages.orderNumber)}
              value={order}
              copyLabel={formatMessage(messages.copy)}
              copiedLabel={formatMessage(messages.copied)}
              refusedLabel={formatMessage(messages.copyRefused)}
            />
          ))}
        </Stack>
      )}
    </Sheet>
  )
}
