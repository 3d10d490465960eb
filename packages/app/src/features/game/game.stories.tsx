import type { Meta, StoryObj } from '@storybook/react-vite'

import { gameLaunchPath } from '#capabilities/games/launchPath.ts'
import { refusal } from '#testing/fakeGateway.ts'
import { never, StorySite } from '#testing/StorySite.tsx'

import { LaunchFailure } from './components/LaunchFailure.tsx'

const path = gameLaunchPath({
  vendor: 'COPL',
  category: 'RNG',
  gameId: 'COPL_0001',
  nodeId: '110001',
  name: 'Golden Koi',
})

const meta = {
  title: 'Pages/Game launch',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path, answers: { launchGame: never }, signedIn: true },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = {}
export const Unavailable: Story = { args: { answers: { launchGame: refusal(422, 'game.unavailable') } } }
export const Failed: Story = { args: { answers: { launchGame: refusal(500, 'server.error') } } }
export const Silent: Story = {
  args: {
    children: (
      <LaunchFailure problem={{ kind: 'silent' }} onBack={() => undefined} onRetry={() => undefined} />
    ),
  },
}
