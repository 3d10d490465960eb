import { DUTIES } from '@livery/domain/jurisdiction'
import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Answers } from '#testing/fakeGateway.ts'
import { StorySite } from '#testing/StorySite.tsx'

const meta = {
  title: 'Pages/Duties',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.memberHome.path, signedIn: true },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

/** Page with every regulatory notice. */
export const EveryDuty: Story = { args: { pinned: { regulation: { duties: DUTIES } } } }
/** Reality check dialog with the session's duration and cost. */
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
/** Helpline on the login page. */
export const Helpline: Story = {
  args: {
    path: ROUTES.login.path,
    signedIn: false,
    pinned: {
      regulation: { duties: ['helplineAtLogin'], helpline: { number: '1-800-GAMBLER', tel: '+18004262537' } },
    },
  },
}
