import { Card } from '@livery/ui/card'
import { List } from '@livery/ui/list-row'
import { useIntl } from 'react-intl'

import { WalletBalance } from '#capabilities/wallet/WalletBalance.tsx'

import * as css from '../memberHome.css.ts'
import { memberHomeMessages as messages } from '../memberHome.messages.ts'
import { RECORD_ROWS, SERVICE_ROWS } from '../memberRows.ts'
import { EntryGroup } from './EntryGroup.tsx'
import type { MemberHomeLayoutProps } from './layoutProps.ts'
import { MemberHead } from './MemberHead.tsx'
import { MenuRows } from './MenuRows.tsx'
import { MoneyShortcuts } from './MoneyShortcuts.tsx'
import { ProfileRows } from './ProfileRows.tsx'
import { SecurityRows } from './SecurityRows.tsx'
import { SignOutButton } from './SignOutButton.tsx'

/** The new member centre (`mem_cen` 1): name, level and money in one panel, everything else grouped under headings. */
export function MemberHomeNewLayout({ member, onOpen }: MemberHomeLayoutProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={css.panes}>
      <div data-hero className={css.hero}>
        <MemberHead member={member} />
        <WalletBalance />
        <MoneyShortcuts />
      </div>
      <EntryGroup title={formatMessage(messages.records)}>
        <Card padding="none">
          <List>
            <MenuRows rows={RECORD_ROWS} />
          </List>
        </Card>
      </EntryGroup>
      <EntryGroup title={formatMessage(messages.security)}>
        <Card padding="none">
          <List>
            <SecurityRows member={member} onOpen={onOpen} />
          </List>
        </Card>
      </EntryGroup>
      <EntryGroup title={formatMessage(messages.profile)} note={formatMessage(messages.contactNote)}>
        <Card padding="none">
          <ProfileRows member={member} />
        </Card>
      </EntryGroup>
      <EntryGroup title={formatMessage(messages.service)}>
        <Card padding="none">
          <List>
            <MenuRows rows={SERVICE_ROWS} />
          </List>
        </Card>
      </EntryGroup>
      <SignOutButton />
    </div>
  )
}
