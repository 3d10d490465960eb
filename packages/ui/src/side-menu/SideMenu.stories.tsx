import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { Avatar } from '../avatar/index.ts'
import { Button } from '../button/index.ts'
import {
  IconAgent,
  IconBettingRecord,
  IconInvite,
  IconMember,
  IconRecord,
  IconSignOut,
} from '../icon/index.ts'
import { List, ListRow } from '../list-row/index.ts'
import { Row } from '../stack/index.ts'
import { Text } from '../text/index.ts'
import { SideMenu } from './SideMenu.tsx'

const meta = {
  title: 'Components/Navigation/SideMenu',
  component: SideMenu,
  args: { open: true, onClose: fn(), label: 'Menu', closeLabel: 'Close', children: 'Entries' },
} satisfies Meta<typeof SideMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: function Render() {
    const [open, setOpen] = useState(true)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Menu</Button>
        <SideMenu
          open={open}
          onClose={() => setOpen(false)}
          label="Menu"
          closeLabel="Close"
          header={
            <Row>
              <Avatar name="Mai" />
              <Text weight="bold">Hello, Mai</Text>
            </Row>
          }
          footer={
            <Button tone="quiet" fill icon={IconSignOut}>
              Sign out
            </Button>
          }
        >
          <List>
            <ListRow label="Profile" icon={IconMember} href="/m/member/home" current />
            <ListRow label="Account record" icon={IconRecord} href="/m/transaction/record" />
            <ListRow label="Betting record" icon={IconBettingRecord} href="/m/gameRecord" />
            <ListRow
              label="Invite friends"
              icon={IconInvite}
              count={2}
              countLabel="2 new"
              href="/m/inviteFriends"
            />
            <ListRow label="Agent" icon={IconAgent} href="/m/agentRegister" />
          </List>
        </SideMenu>
      </>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Profile/ })).toHaveAttribute('aria-current', 'page')
  },
}
