import type { Schemas } from '@livery/api'
import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { Sheet } from '@livery/ui/sheet'
import { Skeleton } from '@livery/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'

import { useGateway } from '../../../shell/boot/index.ts'
import { QueryFailure } from '../../../shell/errors/QueryFailure.tsx'
import { bankCardsQuery } from '../../../shell/gateway/bankCards.queries.ts'
import { paymentPasswordMessages } from '../../../shell/payment-password/paymentPassword.messages.ts'
import { memberHomeMessages } from '../memberHome.messages.ts'
import { BankCardForm } from './BankCardForm.tsx'
import { BankCardList } from './BankCardList.tsx'
import { bankCardsMessages as messages } from './bankCards.messages.ts'
import { RemoveBankCard } from './RemoveBankCard.tsx'

/** What the sheet shows. */
type View =
  | { readonly kind: 'list' }
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly card: Schemas['BankCard'] }

const TITLES: Readonly<Record<View['kind'], MessageDescriptor>> = {
  list: messages.title,
  add: messages.add,
  remove: messages.removeTitle,
}

export interface BankCardsSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Cards are changed with the payment password: without one it has to be set first. */
  readonly hasPaymentPassword: boolean
  readonly onSetPaymentPassword: () => void
}

/** The member's bank cards: seeing, adding and removing them. */
export function BankCardsSheet({
  open,
  onClose,
  hasPaymentPassword,
  onSetPaymentPassword,
}: BankCardsSheetProps) {
  const { formatMessage } = useIntl()
  const [view, setView] = useState<View>({ kind: 'list' })
  const toList = (): void => setView({ kind: 'list' })
  const { data: cards, error, refetch } = useQuery({ ...bankCardsQuery(useGateway()), enabled: open })

  function content() {
    if (error && !cards) return <QueryFailure error={error} onRetry={() => void refetch()} />
    if (!cards) return <Skeleton shape="card" />
    if (view.kind === 'list') {
      return (
        <BankCardList
          cards={cards}
          onAdd={() => setView({ kind: 'add' })}
          onRemove={(card) => setView({ kind: 'remove', card })}
        />
      )
    }
    if (!hasPaymentPassword) {
      return (
        <EmptyState
          illustration="records"
          title={formatMessage(paymentPasswordMessages.missing)}
          action={
            <Button onPress={onSetPaymentPassword}>{formatMessage(paymentPasswordMessages.title)}</Button>
          }
        />
      )
    }
    return view.kind === 'add' ? (
      <BankCardForm banks={cards.banks} onAdded={toList} />
    ) : (
      <RemoveBankCard card={view.card} onDone={toList} />
    )
  }
  return (
    <Sheet
      open={open}
      // From a form the cross leads back to the list, and from the list out.
      onClose={view.kind === 'list' ? onClose : toList}
      title={formatMessage(TITLES[view.kind])}
      closeLabel={formatMessage(memberHomeMessages.close)}
      height="full"
    >
      {content()}
    </Sheet>
  )
}
