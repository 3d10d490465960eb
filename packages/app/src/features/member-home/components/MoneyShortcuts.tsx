import { Shortcuts } from '@livery/ui/shortcut'
import { useIntl } from 'react-intl'

import { memberHomeMessages as messages } from '../memberHome.messages.ts'
import { useMoneyEntries } from '../useMemberEntries.ts'

/** Shortcuts of deposit, withdrawal, rewards and VIP benefits, filtered by the brand's flags. */
export function MoneyShortcuts() {
  const { formatMessage } = useIntl()
  return <Shortcuts label={formatMessage(messages.shortcuts)} items={useMoneyEntries()} />
}
