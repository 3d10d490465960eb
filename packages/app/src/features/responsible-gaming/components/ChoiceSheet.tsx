import { Button } from '@livery/ui/button'
import { RadioGroup, type RadioChoice } from '@livery/ui/radio-group'
import { Sheet } from '@livery/ui/sheet'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { saferPlayMessages as messages } from '../responsibleGaming.messages.ts'

export interface ChoiceSheetProps<Value extends string> {
  readonly title: string
  /** Explanation of the choice. */
  readonly help: string
  readonly choices: readonly RadioChoice<Value>[]
  readonly initial: NoInfer<Value>
  /** Label of the confirming button. */
  readonly confirm: string
  readonly tone?: 'brand' | 'danger'
  readonly busy: boolean
  readonly open: boolean
  readonly onClose: () => void
  readonly onConfirm: (value: Value) => void
}

/** Sheet with a choice of a few options, an explanation, and a confirming button. */
export function ChoiceSheet<Value extends string>(props: ChoiceSheetProps<Value>) {
  const { title, help, choices, initial, confirm, tone = 'brand', busy, open, onClose, onConfirm } = props
  const { formatMessage } = useIntl()
  const [chosen, choose] = useState<Value>(initial)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={formatMessage(messages.close)}
      actions={
        <Button fill tone={tone} busy={busy} onPress={() => onConfirm(chosen)}>
          {confirm}
        </Button>
      }
    >
      <Stack gap="x4">
        <Text size="small" tone="secondary">
          {help}
        </Text>
        <RadioGroup label={title} labelHidden choices={choices} value={chosen} onChange={choose} />
      </Stack>
    </Sheet>
  )
}
