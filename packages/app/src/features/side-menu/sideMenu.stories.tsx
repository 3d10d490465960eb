import { ROUTES } from '@livery/domain/routes'
import { allFlags } from '@livery/domain/site'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { openPanelAtom } from '#platform/panels/panels.atoms.ts'
import { StorySite } from '#testing/StorySite.tsx'

const meta = {
  title: 'Pages/Side menu',
  component: StorySite,
  tags: ['!autodocs'],
  args: {
    path: ROUTES.home.path,
    signedIn: true,
    onMounted: ({ store }) => store.set(openPanelAtom, 'sideMenu'),
  },
  parameters: { stage: 'site', shows: 'dialog[open]' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Member: Story = {}
export const Visitor: Story = { args: { signedIn: false } }
/** Menu of a trial account. */
export const Trial: Story = { args: { signedIn: { type: 4 } } }
/** Menu with every entry. */
export const EveryEntry: Story = {
  args: { pinned: { flags: allFlags(true) } },
}
