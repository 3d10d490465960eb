import { StatusTag } from '@livery/ui/status-tag'
import { useIntl } from 'react-intl'

import { LEVEL_STATES, type LevelState } from '../levelStates.ts'
import { vipMessages as messages } from '../vip.messages.ts'

/** Relation of the member to a level, in words. */
export function LevelTag({ state }: { readonly state: LevelState }) {
  return <StatusTag {...LEVEL_STATES[state]} label={useIntl().formatMessage(messages[state])} />
}
