import { lotteryClientPath } from '@livery/domain/lottery'
import { ROUTES } from '@livery/domain/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal } from '#testing/fakeGateway.ts'
import { never, StorySite } from '#testing/StorySite.tsx'

/** The first lottery that the gateway offers. */
const gameId = 'LOTT_0001'
const start = `${ROUTES.lotteryStart.path}?gameId=${gameId}`
const table = lotteryClientPath({ mui: 'mobile', playType: 'trad', gameId, prizeMode: 'LOTT' })

const meta = {
  title: 'Pages/Lottery',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.lottery.path, signedIn: true },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Hall: Story = {}
export const HallLoading: Story = { args: { answers: { getLotteryMenu: never, listLotteries: never } } }
export const HallEmpty: Story = {
  args: { answers: { listLotteries: { list: [] }, getLotteryMenu: { LOTT: [], ELOTT: [] } } },
}
export const HallFailed: Story = {
  args: {
    answers: { listLotteries: refusal(500, 'server.error'), getLotteryMenu: refusal(500, 'server.error') },
  },
}

/** Start page: open draw, play types, past draws and rules. */
export const Start: Story = { args: { path: start } }
export const StartLoading: Story = { args: { path: start, answers: { listLotteries: never } } }
export const StartGone: Story = { args: { path: `${ROUTES.lotteryStart.path}?gameId=gone` } }
export const StartFailed: Story = {
  args: { path: start, answers: { listLotteries: refusal(500, 'server.error') } },
}
export const DrawsLoading: Story = { args: { path: start, answers: { listDraws: never } } }
export const DrawsEmpty: Story = {
  args: { path: start, answers: { listDraws: { list: [], pageNum: 1, totalPages: 0 } } },
}
export const DrawsFailed: Story = {
  args: { path: start, answers: { listDraws: refusal(500, 'server.error') } },
}

/** Betting page. */
export const Table: Story = { args: { path: table } }
export const TableLoading: Story = { args: { path: table, answers: { listPlays: never } } }
export const TableFailed: Story = {
  args: { path: table, answers: { listPlays: refusal(500, 'server.error') } },
}

export const Vietnam: Story = { args: { path: ROUTES.lotteryVietnam.path } }
export const VietnamLoading: Story = {
  args: { path: ROUTES.lotteryVietnam.path, answers: { listVietnamRecent: never } },
}
export const VietnamEmpty: Story = {
  args: { path: ROUTES.lotteryVietnam.path, answers: { listVietnamRecent: { list: [] } } },
}
export const VietnamFailed: Story = {
  args: { path: ROUTES.lotteryVietnam.path, answers: { listVietnamRecent: refusal(500, 'server.error') } },
}
