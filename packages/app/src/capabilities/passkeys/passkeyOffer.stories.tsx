import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { openPanelAtom } from '#platform/panels/panels.atoms.ts'
import { StorySite } from '#testing/StorySite.tsx'

const meta = {
  title: 'Pages/Passkey offer',
  component: StorySite,
  tags: ['!autodocs'],
  args: {
    path: ROUTES.home.path,
    signedIn: true,
    pinned: { flags: { PASSKEYS: true } },
    onMounted: ({ store }) => store.set(openPanelAtom, 'passkeyOffer'),
  },
  parameters: { stage: 'site', shows: 'dialog[open]' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

/** After a login with a password, on a device that can keep a passkey. */
export const Full: Story = {}
