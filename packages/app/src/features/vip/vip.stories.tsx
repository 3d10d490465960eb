import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal } from '#testing/fakeGateway.ts'
import type { StoryAnswers } from '#testing/storyAnswers.ts'
import { never, StorySite } from '#testing/StorySite.tsx'

/** A member of a level, part of the way to the next. */
const atLevel =
  (level: number): StoryAnswers =>
  ({ tenant: { currency }, offer: { vipLevels }, money }) => {
    const own = vipLevels.find((one) => one.level === level)
    const next = vipLevels.find((one) => one.level === level + 1)
    return {
      getVip: {
        currency,
        level,
        ...(own && { clubLabel: { labelName: own.labelName } }),
        turnover: next ? money(level === 0 ? 1_240 : 61_200) : (own?.turnover ?? money(0)),
        ...(next && { nextTurnover: next.turnover }),
        levels: [...vipLevels],
      },
    }
  }

const meta = {
  title: 'Pages/VIP benefits',
  component: StorySite,
  tags: ['!autodocs'],
  args: {
    path: ROUTES.vip.path,
    signedIn: true,
    answers: atLevel(2),
    pinned: { flags: { VIP: true } },
  },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
/** Below the first level there is no label. */
export const Foot: Story = { args: { answers: atLevel(0) } }
export const Top: Story = { args: { answers: atLevel(5) } }
export const Loading: Story = { args: { answers: { getVip: never } } }
export const Failed: Story = { args: { answers: { getVip: refusal(500, 'server.error') } } }
/** Layout variant: all levels below each other. */
export const Ladder: Story = { args: { pinned: { pages: { vip: 'ladder' } } } }
/** Form of a brand: a rate sheet with levels as columns. */
export const RateSheet: Story = { args: { pinned: { pages: { vip: 'table' } } } }
/** At the foot of the rate sheet a level that the gateway does not list has a column of its own. */
export const RateSheetFoot: Story = { args: { answers: atLevel(0), pinned: { pages: { vip: 'table' } } } }
/** Form of a brand: a membership card over an index. */
export const MembershipCard: Story = { args: { pinned: { pages: { vip: 'card' } } } }
/** The card at the highest level has no way to a next one. */
export const MembershipCardTop: Story = { args: { answers: atLevel(5), pinned: { pages: { vip: 'card' } } } }
/** Form of a brand: stairs with the member's own lit. */
export const Podium: Story = { args: { pinned: { pages: { vip: 'podium' } } } }
