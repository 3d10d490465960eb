import { Card } from '@livery/ui/card'
import { List } from '@livery/ui/list-row'
import { Section } from '@livery/ui/section'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import type { ReactNode } from 'react'
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
      <Group title={formatMessage(messages.records)}>
        <List>
          <MenuRows rows={RECORD_ROWS} />
        </List>
      </Group>
      <Group title={formatMessage(messages.security)}>
        <List>
          <SecurityRows member={member} onOpen={onOpen} />
        </List>
      </Group>
      <Group title={formatMessage(messages.profile)} note={formatMessage(messages.contactNote)}>
        <ProfileRows member={member} />
      </Group>
      <Group title={formatMessage(messages.service)}>
        <List>
          <MenuRows rows={SERVICE_ROWS} />
        </List>
      </Group>
      <SignOutButton />
    </div>
  )
}

interface GroupProps {
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

function Group({ title, note, children }: GroupProps) {
  return (
    <Section title={title}>
      <Stack gap="x2" gutter>
        <Card padding="none">{children}</Card>
        {note !== undefined && (
          <Text size="small" tone="secondary">
            {note}
          </Text>
        )}
      </Stack>
    </Section>
  )
}
