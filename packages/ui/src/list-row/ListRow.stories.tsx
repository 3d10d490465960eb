import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { LONG_GERMAN, LONG_TAMIL } from '../../testing/samples.ts'
import { Card } from '../card/index.ts'
import { IconLanguage, IconMail, IconRecord, IconSignOut, IconVip } from '../icon/index.ts'
import { List, ListRow } from './ListRow.tsx'

const meta = {
  title: 'Components/Navigation/ListRow',
  component: ListRow,
  decorators: [
    (Story, { parameters }) => (
      <Card padding="none">
        <List look={parameters['look']}>
          <Story />
        </List>
      </Card>
    ),
  ],
  args: { label: 'Account record', icon: IconRecord, onPress: fn() },
} satisfies Meta<typeof ListRow>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Account record/ }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

/** Rows as a page of accounts. */
export const Ledger: Story = {
  parameters: { look: 'ledger' },
  render: ({ onPress }) => (
    <>
      <ListRow label="Username" value="member" />
      <ListRow label="Inbox" count={128} countLabel="128 unread" href="/m/webEmail" />
      <ListRow label={LONG_GERMAN} value="1,234,567.89 €" onPress={onPress} />
    </>
  ),
}

/** Rows as an index, in the brand's display face. */
export const Index: Story = {
  parameters: { look: 'index' },
  render: ({ onPress }) => (
    <>
      <ListRow label="Account record" href="/m/gameRecord" />
      <ListRow label="Inbox" count={128} countLabel="128 unread" href="/m/webEmail" />
      <ListRow label={LONG_GERMAN} value="1,234,567.89 €" onPress={onPress} />
    </>
  ),
}

export const Every: Story = {
  tags: ['matrix'],
  render: ({ onPress }) => (
    <>
      <ListRow label="Inbox" icon={IconMail} count={128} countLabel="128 unread" href="/m/webEmail" />
      <ListRow label="Language" icon={IconLanguage} value="English" onPress={onPress} />
      <ListRow label="VIP level" detail="300 points to Gold" icon={IconVip} value="Silver" />
      <ListRow
        label={LONG_GERMAN}
        detail={LONG_TAMIL}
        icon={IconRecord}
        value="1,234,567.89 €"
        href="/m/gameRecord"
      />
      <ListRow label="Telegram" newTab href="https://t.me/example" />
      <ListRow label="Sign out" icon={IconSignOut} tone="danger" onPress={onPress} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Inbox.*128 unread/ })).toBeVisible()
  },
}
