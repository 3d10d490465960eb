import type { Schemas } from '@livery/api'
import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { Sheet } from '@livery/ui/sheet'
import { Skeleton } from '@livery/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'

import { paymentPasswordMessages } from '#capabilities/payment-password/paymentPassword.messages.ts'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { overlayMessages } from '#platform/overlays/overlays.messages.ts'
import { QueryView } from '#platform/queries/QueryView.tsx'

import { BankCardForm } from './BankCardForm.tsx'
import { BankCardList } from './BankCardList.tsx'
import { bankCardsMessages as messages } from './bankCards.messages.ts'
import { bankCardsQuery } from './bankCards.queries.ts'
import { RemoveBankCard } from './RemoveBankCard.tsx'

/** Current view of the sheet. */
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
  const query = useQuery({ ...bankCardsQuery(useGateway()), enabled: open })

  function content(cards: Schemas['BankCards']) {
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
      // The close button leads from a form to the list, and from the list out of the sheet.
      onClose={view.kind === 'list' ? onClose : toList}
      title={formatMessage(TITLES[view.kind])}
      closeLabel={formatMessage(overlayMessages.close)}
      height="full"
    >
      <QueryView query={query} pending={<Skeleton shape="card" />}>
        {content}
      </QueryView>
    </Sheet>
  )
}
