import { channelsByKind, type PaymentKind } from '@livery/domain/money'
import { formatMoney } from '@livery/i18n'
import { Button } from '@livery/ui/button'
import { IconBank, IconBankCard, IconCoins, IconQrCode, IconSmartphone } from '@livery/ui/icon'
import { RadioGroup } from '@livery/ui/radio-group'
import { SegmentedTabs, TabPanel } from '@livery/ui/segmented-tabs'
import { Heading, Text } from '@livery/ui/text'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { Form, SubmitBar } from '#platform/forms/Form.tsx'

import { WalletHead } from '../../components/WalletHead.tsx'
import { moneyMessages } from '../../money.messages.ts'
import * as css from '../../wallet.css.ts'
import { depositMessages as messages, kindMessages } from '../deposit.messages.ts'
import type { DepositForm } from '../useDepositForm.ts'
import { DepositAmount } from './DepositAmount.tsx'
import { OpenOrderNote } from './OpenOrderNote.tsx'
import { PromotionChoice } from './PromotionChoice.tsx'
import { useChannelChoice } from './useChannelChoice.tsx'

const ICONS = {
  bank: IconBank,
  qr: IconQrCode,
  card: IconBankCard,
  'e-wallet': IconSmartphone,
  crypto: IconCoins,
} as const

/** New deposit form (`dep_func` 1): balance, kinds of payment as tabs, and the total in a sticky bar. */
export function DepositNewLayout({ form }: { readonly form: DepositForm }) {
  const { formatMessage, locale } = useIntl()
  const tabs = useId()
  const heading = useId()
  const choiceOf = useChannelChoice(form.currency)
  const kinds = channelsByKind(form.channels)
  const [looked, setLooked] = useState<PaymentKind>()
  const kind = looked ?? form.channel?.kind ?? kinds[0]?.kind ?? 'bank'
  const shown = kinds.find((group) => group.kind === kind)?.channels ?? []

  function look(next: PaymentKind): void {
    setLooked(next)
    const first = kinds.find((group) => group.kind === next)?.channels.find(({ open }) => open)
    if (first) form.choose(first.id)
  }
  return (
    <div className={css.page}>
      <OpenOrderNote />
      <WalletHead />
      <Form layout="sections" onSubmit={form.onSubmit}>
        <section className={css.part} aria-labelledby={heading}>
          <Heading level={2} size="lead" id={heading}>
            {formatMessage(messages.way)}
          </Heading>
          <SegmentedTabs
            id={tabs}
            label={formatMessage(messages.way)}
            variant="scrolling"
            tabs={kinds.map(({ kind: id }) => ({
              id,
              label: formatMessage(kindMessages[id]),
              icon: ICONS[id],
            }))}
            selected={kind}
            onSelect={look}
          />
          <TabPanel of={tabs} selected={kind}>
            <RadioGroup
              label={formatMessage(messages.way)}
              labelHidden
              variant="cards"
              choices={shown.map(choiceOf)}
              value={form.channel?.id}
              onChange={form.choose}
            />
          </TabPanel>
        </section>
        <DepositAmount form={form} />
        <PromotionChoice form={form} />
        <SubmitBar over="bottomMenu" atEnd>
          {form.sum && (
            <span className={css.sum}>
              <Text as="span" size="small" tone="secondary">
                {formatMessage(messages.total)}
              </Text>
              <Text as="span" size="lead" weight="bold" numeric>
                {formatMoney(locale, form.sum.total, form.currency)}
              </Text>
            </span>
          )}
          <Button type="submit" fill disabled={!form.channel}>
            {formatMessage(moneyMessages.review)}
          </Button>
        </SubmitBar>
      </Form>
    </div>
  )
}
