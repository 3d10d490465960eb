import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { Button } from '../button/index.ts'
import { IconCopy, IconInvite, IconMessage } from '../icon/index.ts'
import { List, ListRow } from '../list-row/index.ts'
import { Sheet } from './Sheet.tsx'

const meta = {
  title: 'Components/Feedback/Sheet',
  component: Sheet,
  args: { open: true, onClose: fn(), title: 'Share', closeLabel: 'Close', children: 'Content' },
} satisfies Meta<typeof Sheet>

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
        <Button onPress={() => setOpen(true)}>Invite</Button>
        <Sheet
          open={open}
          onClose={() => setOpen(false)}
          title="Invite friends"
          closeLabel="Close"
          flush
          actions={<Button fill>Share the link</Button>}
        >
          <List>
            <ListRow label="Copy the link" icon={IconCopy} onPress={() => setOpen(false)} />
            <ListRow
              label="Send a message"
              detail="Opens your messages"
              icon={IconMessage}
              onPress={() => setOpen(false)}
            />
            <ListRow label="From your contacts" icon={IconInvite} value="12" onPress={() => setOpen(false)} />
          </List>
        </Sheet>
      </>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Invite friends' })).toBeVisible()
  },
}
