import { Button } from '@livery/ui/button'
import { useSecondsLeft } from '@livery/ui/countdown'
import { Sheet } from '@livery/ui/sheet'
import { Row, Stack, type StackProps } from '@livery/ui/stack'
import { useId, type ReactNode, type SyntheticEvent } from 'react'
import { useIntl } from 'react-intl'

import { overlayMessages } from '#platform/overlays/overlays.messages.ts'

import { FormRefusal } from './FormRefusal.tsx'
import { ReadyForm } from './ReadyForm.tsx'
import type { Refusal } from './useRefusal.ts'

export interface FormSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** Label of the button that sends the form. */
  readonly submitLabel: string
  /** Checks and sends the form; not called while it is busy. */
  readonly onSubmit: (event: SyntheticEvent) => unknown
  /** The form is on its way; the button shows it. */
  readonly busy: boolean
  /** Why the last try failed, above the fields. A pause counts down, and the button waits for its end. */
  readonly refusal?: Refusal | undefined
  /** Says the refusal under the fields instead, with more than its words. */
  readonly note?: ReactNode
  /** A second button, before the one that sends the form. */
  readonly secondAction?: ReactNode
  /** Space between the fields. Default `x2`. */
  readonly gap?: StackProps['gap']
  readonly children: ReactNode
}

/** A sheet that is a form: its button stays at the bottom, above the thumb, and Enter in a field does the same. */
export function FormSheet({
  open,
  onClose,
  title,
  submitLabel,
  onSubmit,
  busy,
  refusal,
  note,
  secondAction,
  gap = 'x2',
  children,
}: FormSheetProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const pause = useSecondsLeft(refusal?.until)
  const submit = (
    <Button type="submit" form={id} fill busy={busy} disabled={pause > 0}>
      {submitLabel}
    </Button>
  )
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={formatMessage(overlayMessages.close)}
      actions={
        secondAction ? (
          <Row equal>
            {secondAction}
            {submit}
          </Row>
        ) : (
          submit
        )
      }
    >
      <ReadyForm
        id={id}
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void onSubmit(event)
        }}
      >
        <Stack gap={gap}>
          {note === undefined && <FormRefusal refusal={refusal} />}
          {children}
          {note}
        </Stack>
      </ReadyForm>
    </Sheet>
  )
}
