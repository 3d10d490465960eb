import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal, type Answers } from '#testing/fakeGateway.ts'
import { never, StorySite } from '#testing/StorySite.tsx'

import { sampleDevices, samplePasskey } from './security.samples.ts'

const full: Answers = {
  listPasskeys: { list: [samplePasskey], maximum: 10 },
  listDevices: sampleDevices,
}

const meta = {
  title: 'Pages/Security',
  component: StorySite,
  tags: ['!autodocs'],
  args: {
    path: ROUTES.security.path,
    answers: full,
    signedIn: true,
    pinned: { flags: { PASSKEYS: true, MULTIDEVICE: true } },
  },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Loading: Story = { args: { answers: { ...full, listDevices: never } } }
export const Empty: Story = {
  args: {
    answers: {
      listPasskeys: { list: [], maximum: 10 },
      listDevices: { list: sampleDevices.list.slice(0, 1) },
    },
  },
}
export const Failed: Story = { args: { answers: { ...full, listDevices: refusal(500, 'server.error') } } }
