import type { Meta, StoryObj } from '@storybook/react-vite'

import { gameLaunchPath } from '../../shell/games/launchPath.ts'
import { refusal } from '../../testing/fakeGateway.ts'
import { memberSite } from '../../testing/samples.ts'
import { never, StorySite } from '../../testing/StorySite.tsx'

const path = gameLaunchPath({
  vendor: 'PRISM',
  category: 'RNG',
  gameId: 'PRISM_1',
  nodeId: '100001',
  name: 'Golden Koi',
})

const meta = {
  title: 'Pages/Game launch',
  component: StorySite,
  args: { path, answers: { ...memberSite, launchGame: never }, signedIn: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = {}
export const Unavailable: Story = {
  args: { answers: { ...memberSite, launchGame: refusal(422, 'game.unavailable') } },
}
