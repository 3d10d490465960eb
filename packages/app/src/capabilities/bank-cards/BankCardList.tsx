import type { Schemas } from '@livery/api'
import { Button } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { EmptyState } from '@livery/ui/empty-state'
import { IconBankCard, IconDelete, IconPlus } from '@livery/ui/icon'
import { IconButton } from '@livery/ui/icon-button'
import { Row, Stack } from '@livery/ui/stack'
import { StatusTag } from '@livery/ui/status-tag'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import * as css from './bankCards.css.ts'
import { bankCardsMessages as messages } from './bankCards.messages.ts'

export interface BankCardListProps {
  readonly cards: Schemas['BankCards']
  readonly onAdd: () => void
  readonly onRemove: (card: Schemas['BankCard']) => void
}

/** List of the member's bank cards, masked, with a button that adds one while more are allowed. */
export function BankCardList({ cards, onAdd, onRemove }: BankCardListProps) {
  const { formatMessage } = useIntl()
  const { list, maximum } = cards
  const add = (
    <Button fill icon={IconPlus} onPress={onAdd}>
      {formatMessage(messages.add)}
    </Button>
  )
  if (list.length === 0) {
    return (
      <EmptyState
        illustration="records"
        title={formatMessage(messages.empty)}
        text={formatMessage(messages.emptyDetail)}
        action={add}
      />
    )
  }
  return (
    <Stack gap="x3">
      {list.map((card) => (
        <Card key={card.id} tone="raised" padding="small">
          <Row wrap>
            <IconBankCard />
            <div className={css.name}>
              <Row gap="x2" wrap>
                <Text weight="bold">{card.bankName}</Text>
                {card.isDefault && <StatusTag label={formatMessage(messages.standard)} />}
              </Row>
              <Text size="small" tone="secondary" dir="auto">
                {card.accountName}
              </Text>
              <Text numeric dir="ltr">
                {card.cardNumber}
              </Text>
            </div>
            <IconButton
              label={`${formatMessage(messages.remove)} ${card.bankName} ${card.cardNumber}`}
              icon={IconDelete}
              onPress={() => onRemove(card)}
            />
          </Row>
        </Card>
      ))}
      {list.length < maximum && add}
      <Text size="small" tone="secondary" align="center">
        {formatMessage(messages.count, { count: list.length, maximum })}
      </Text>
    </Stack>
  )
}
