import type { Meta, StoryObj } from '@storybook/react-vite'

import { gameLaunchPath } from '#capabilities/games/launchPath.ts'
import { refusal } from '#testing/fakeGateway.ts'
import type { StoryAnswers } from '#testing/storyAnswers.ts'
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

/** Game that runs: an empty frame, under a bar with its name. */
const running: StoryAnswers = () => ({
  launchGame: {
    url: `${location.origin}/not-a-game`,
    framed: true,
    freePlay: true,
    orientation: 'any',
    expiresAt: '2099-11-20T09:32:00.000Z',
  },
})

export const Loading: Story = {}
/** Layout variant: the game's name stands in a bar above it. */
export const Bar: Story = { args: { answers: running, pinned: { pages: { game: 'bar' } } } }
/** Layout variant: the game has the window from its top, and the way back lies over it. */
export const Bare: Story = { args: { answers: running, pinned: { pages: { game: 'bare' } } } }
export const Unavailable: Story = { args: { answers: { launchGame: refusal(422, 'game.unavailable') } } }
export const Failed: Story = { args: { answers: { launchGame: refusal(500, 'server.error') } } }
export const Silent: Story = {
  args: {
    children: (
      <LaunchFailure problem={{ kind: 'silent' }} onBack={() => undefined} onRetry={() => undefined} />
    ),
  },
}
