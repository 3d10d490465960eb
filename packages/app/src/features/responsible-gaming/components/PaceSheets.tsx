import type { Schemas } from '@livery/api'
import { REALITY_CHECK_MINUTES, SESSION_MINUTES } from '@livery/domain/jurisdiction'
import { useIntl } from 'react-intl'

import { saferPlayMessages as messages } from '../responsibleGaming.messages.ts'
import { useLimitLabels } from '../useLimitLabels.ts'
import { useSaveLimits } from '../useSaveLimits.ts'
import { ChoiceSheet } from './ChoiceSheet.tsx'

export interface PaceSheetProps {
  readonly limits: Schemas['Limits']
  readonly open: boolean
  readonly onClose: () => void
}

/** Sheet of the session's maximum duration. */
export function SessionLimitSheet({ limits, open, onClose }: PaceSheetProps) {
  const { formatMessage } = useIntl()
  const { minutes } = useLimitLabels()
  const { save, busy } = useSaveLimits(onClose)
  const held = limits.sessionMinutes ?? 0
  return (
    <ChoiceSheet
      title={formatMessage(messages.session)}
      help={formatMessage(messages.sessionHelp)}
      choices={withHeld(SESSION_MINUTES, held).map((value) => ({
        value: String(value),
        label: minutes(value, formatMessage(messages.noLimit)),
      }))}
      initial={String(held)}
      confirm={formatMessage(messages.save)}
      busy={busy}
      open={open}
      onClose={onClose}
      onConfirm={(value) => {
        // The length in force calls off another one that waits.
        if (Number(value) === held && limits.pendingSessionFrom === undefined) onClose()
        else save({ sessionMinutes: Number(value) })
      }}
    />
  )
}

/** Sheet of the interval of reality checks. */
export function RealityCheckSheet({ limits, open, onClose }: PaceSheetProps) {
  const { formatMessage } = useIntl()
  const { minutes } = useLimitLabels()
  const { save, busy } = useSaveLimits(onClose)
  const held = limits.realityCheckMinutes
  return (
    <ChoiceSheet
      title={formatMessage(messages.check)}
      help={formatMessage(messages.checkHelp)}
      choices={withHeld(REALITY_CHECK_MINUTES, held).map((value) => ({
        value: String(value),
        label:
          value === 0
            ? formatMessage(messages.never)
            : formatMessage(messages.every, { time: minutes(value, '') }),
      }))}
      initial={String(held)}
      confirm={formatMessage(messages.save)}
      busy={busy}
      open={open}
      onClose={onClose}
      onConfirm={(value) => {
        if (Number(value) === held) onClose()
        else save({ realityCheckMinutes: Number(value) })
      }}
    />
  )
}

/** Options with the current value added when it is not among them; 0 stays last. */
function withHeld(choices: readonly number[], held: number): readonly number[] {
  if (choices.includes(held)) return choices
  return [...choices, held].toSorted((a, b) => (a || Infinity) - (b || Infinity))
}
