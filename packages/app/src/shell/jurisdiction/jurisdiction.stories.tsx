import { DUTIES, ROUTES } from '@livery/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Answers } from '../../testing/fakeGateway.ts'
import { StorySite } from '../../testing/StorySite.tsx'

const meta = {
  title: 'Pages/Duties',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.memberHome.path, signedIn: true },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

/** Everything that a regulator can ask to stand on a page. */
export const EveryDuty: Story = { args: { pinned: { regulation: { duties: DUTIES } } } }
/** The pause, with what the session has lasted and cost. */
export const RealityCheck: Story = {
  parameters: { shows: 'dialog[open]' },
  args: {
    pinned: { regulation: { duties: ['realityCheck'] } },
    answers: ({ tenant: { currency }, money }): Answers => ({
      getPlaySession: () => ({
        startedAt: new Date(Date.now() - 64 * 60_000).toISOString(),
        serverTime: new Date().toISOString(),
        currency,
        staked: money(42),
        won: money(36.5),
        net: money(-5.5),
        realityCheckMinutes: 60,
      }),
    }),
  },
}
/** A new member is offered a limit before the first deposit. */
export const FirstLimits: Story = {
  parameters: { shows: 'dialog[open]' },
  args: { pinned: { regulation: { duties: ['limitsAtRegistration'] } }, signedIn: { firstTimeLogin: true } },
}
/** The helpline where one signs in. */
export const Helpline: Story = {
  args: {
    path: ROUTES.login.path,
    signedIn: false,
    pinned: {
      regulation: { duties: ['helplineAtLogin'], helpline: { number: '1-800-GAMBLER', tel: '+18004262537' } },
    },
  },
}
