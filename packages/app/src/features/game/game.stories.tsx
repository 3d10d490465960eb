import { DUTIES } from '@livery/domain/jurisdiction'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

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

/** Greatest height over a game that is held upright, and least width for a finger, px. */
const FINGER = 44

/** Frame of the game that runs in a story once it can be played, and the one way back, in any language. */
async function playIn(shown: HTMLElement) {
  const frame = await waitFor(
    () => {
      const found = shown.querySelector('iframe')
      if (found === null || found.inert) throw new Error('The game does not run yet.')
      return found
    },
    { timeout: 10_000 },
  )
  const name = frame.parentElement?.querySelector('button')?.ariaLabel ?? ''
  return { frame: frame.getBoundingClientRect(), back: within(shown).getByRole('button', { name }) }
}

/** Upright, the game begins at the top or under a low bar (S-launch-14). */
const beginsHigh: Story['play'] = async ({ canvasElement }) => {
  const { frame } = await playIn(canvasElement)
  await expect(frame.top).toBeLessThanOrEqual(FINGER)
}

/**
 * On its side the game is the whole screen. The way back moves out of it, up to a tab that a finger meets, and comes
 * back whole with the focus (S-launch-14).
 */
const ownsTheScreen: Story['play'] = async ({ canvasElement }) => {
  const { frame, back } = await playIn(canvasElement)
  await expect([frame.left, frame.top, frame.width, frame.height]).toEqual([0, 0, innerWidth, innerHeight])
  const moving = document
    .getAnimations()
    .find(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(back))
  await expect(moving?.effect?.getTiming().delay).toBe(4_000)
  moving?.finish()
  const end = (): number => back.getBoundingClientRect().right
  await expect(end()).toBeLessThanOrEqual(0)
  const { top, height } = back.getBoundingClientRect()
  const [place, ...others] = [1, FINGER - 1].map((x) =>
    document.elementFromPoint(x, top + height / 2)?.closest<HTMLElement>('[tabindex], button, iframe'),
  )
  await expect(others).toEqual([place])
  // The focus that a tap gives to what it meets: a button there would go back at once.
  await expect(place?.tabIndex).toBe(-1)
  place?.focus()
  await expect(end()).toBeGreaterThanOrEqual(FINGER)
  place?.blur()
  back.focus()
  await expect(end()).toBeGreaterThanOrEqual(FINGER)
  back.blur()
}

const SIDEWAYS = { viewport: { value: 'sideways', isRotated: false } }
const bar = { answers: running, pinned: { pages: { game: 'bar' } } } as const
const bare = { answers: running, pinned: { pages: { game: 'bare' } } } as const
/** Notices of every regulator. */
const noticed = { regulation: { duties: DUTIES } }

export const Loading: Story = {}
/** Layout variant: the game's name stands in a bar above it. */
export const Bar: Story = { args: bar, play: beginsHigh }
/** Layout variant: the game has the window from its top, and the way back lies in the line of notices below it. */
export const Bare: Story = { args: bare, play: beginsHigh }
/** Under every regulator's notices the game begins where it does without them. */
export const BarWithNotices: Story = {
  args: { ...bar, pinned: { ...bar.pinned, ...noticed } },
  play: beginsHigh,
}
export const BareWithNotices: Story = {
  args: { ...bare, pinned: { ...bare.pinned, ...noticed } },
  play: beginsHigh,
}
/** On a phone on its side the game is the whole screen in both layouts, and the controls leave a tab at its edge. */
export const BarOnItsSide: Story = { args: bar, globals: SIDEWAYS, play: ownsTheScreen }
export const BareOnItsSide: Story = {
  args: { ...bare, pinned: { ...bare.pinned, ...noticed } },
  globals: SIDEWAYS,
  play: ownsTheScreen,
}
export const Unavailable: Story = { args: { answers: { launchGame: refusal(422, 'game.unavailable') } } }
export const Failed: Story = { args: { answers: { launchGame: refusal(500, 'server.error') } } }
export const Silent: Story = {
  args: {
    children: (
      <LaunchFailure problem={{ kind: 'silent' }} onBack={() => undefined} onRetry={() => undefined} />
    ),
  },
}
