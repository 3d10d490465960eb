import { ROUTES } from '@livery/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal } from '../../testing/fakeGateway.ts'
import { never, StorySite } from '../../testing/StorySite.tsx'
import { lotterySite } from './lotterySamples.ts'

const meta = {
  title: 'Pages/Lottery',
  component: StorySite,
  args: { path: ROUTES.lottery.path, answers: lotterySite, signedIn: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Hall: Story = {}
export const Start: Story = { args: { path: `${ROUTES.startLottery.path}?gameId=L1` } }
export const Vietnam: Story = { args: { path: ROUTES.vietnamLottery.path } }
export const Loading: Story = {
  args: { answers: { ...lotterySite, getLotteryMenu: never, listLotteries: never } },
}
export const Empty: Story = {
  args: { answers: { ...lotterySite, listLotteries: { list: [] }, getLotteryMenu: { LOTT: [], ELOTT: [] } } },
}
export const Failed: Story = {
  args: {
    answers: {
      ...lotterySite,
      listLotteries: refusal(500, 'server.error'),
      getLotteryMenu: refusal(500, 'server.error'),
    },
  },
}
