import { ROUTES } from '@livery/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal, type Answers } from '../../testing/fakeGateway.ts'
import { memberSite } from '../../testing/samples.ts'
import { never, StorySite } from '../../testing/StorySite.tsx'
import { sampleDevices, samplePasskey } from './security.samples.ts'

const full: Answers = {
  ...memberSite,
  listPasskeys: { list: [samplePasskey], maximum: 10 },
  listDevices: sampleDevices,
}

const meta = {
  title: 'Pages/Security',
  component: StorySite,
  args: { path: ROUTES.security.path, answers: full, signedIn: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Loading: Story = { args: { answers: { ...full, listDevices: never } } }
export const Empty: Story = {
  args: {
    answers: {
      ...full,
      listPasskeys: { list: [], maximum: 10 },
      listDevices: { list: sampleDevices.list.slice(0, 1) },
    },
  },
}
export const Failed: Story = { args: { answers: { ...full, listDevices: refusal(500, 'server.error') } } }
