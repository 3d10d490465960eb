import { Card } from '@livery/ui/card'
import { List } from '@livery/ui/list-row'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { WalletBalance } from '#capabilities/wallet/WalletBalance.tsx'

import * as css from '../memberHome.css.ts'
import { memberHomeMessages as messages } from '../memberHome.messages.ts'
import { RECORD_ROWS, SERVICE_ROWS } from '../memberRows.ts'
import type { MemberHomeLayoutProps } from './layoutProps.ts'
import { MemberHead } from './MemberHead.tsx'
import { MenuRows } from './MenuRows.tsx'
import { MoneyShortcuts } from './MoneyShortcuts.tsx'
import { ProfileRows } from './ProfileRows.tsx'
import { SecurityRows } from './SecurityRows.tsx'
import { SignOutButton } from './SignOutButton.tsx'

/** Base member centre (`mem_cen` 0): profile, balance, and one list of all entries. */
export function MemberHomeBaseLayout({ member, onOpen }: MemberHomeLayoutProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={css.base}>
      <Stack gutter>
        <MemberHead member={member} />
        <div data-hero className={css.panel}>
          <WalletBalance />
        </div>
        <MoneyShortcuts />
        <Card padding="none">
          <List label={formatMessage(messages.account)}>
            <MenuRows rows={RECORD_ROWS} />
            <SecurityRows member={member} onOpen={onOpen} />
            <MenuRows rows={SERVICE_ROWS} />
          </List>
        </Card>
        <Card padding="none">
          <ProfileRows member={member} />
        </Card>
        <Text size="small" tone="secondary">
          {formatMessage(messages.contactNote)}
        </Text>
      </Stack>
      <SignOutButton />
    </div>
  )
}
