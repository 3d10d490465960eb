import { ROUTES } from '@livery/domain/routes'
import { readyRichText } from '@livery/ui/rich-text'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { refusal, type Answers } from '#testing/fakeGateway.ts'
import { scrollUntilDialog } from '#testing/scrollUntilDialog.ts'
import { never, StorySite } from '#testing/StorySite.tsx'

// Imported eagerly: the story shows the shelves, not their loading.
import './components/lazyPartsChunk.ts'

const meta = {
  title: 'Pages/Home',
  component: StorySite,
  tags: ['!autodocs'],
  args: { path: ROUTES.home.path, signedIn: true },
  parameters: { stage: 'site' },
} satisfies Meta<typeof StorySite>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Visitor: Story = { args: { signedIn: false } }
export const Loading: Story = {
  args: { answers: { listHotGames: never, listAnnouncements: never, getWallet: never } },
}
export const Empty: Story = {
  args: { answers: { listHotGames: { list: [] }, listAnnouncements: { list: [], banners: [] } } },
}
export const Failed: Story = {
  args: {
    answers: {
      listHotGames: refusal(500, 'server.error'),
      listAnnouncements: refusal(500, 'server.error'),
      getWallet: refusal(500, 'server.error'),
    },
  },
}
/** Popup of the operator. */
export const Popup: Story = {
  parameters: { shows: 'dialog[open]' },
  // The cleaner of its markup is code of its own, which the site loads while the popup is on its way.
  beforeEach: readyRichText,
  args: {
    answers: ({ offer }): Answers => ({
      getPopups: {
        list: offer.listAnnouncements.list.slice(1, 2).map(({ id, title, content }) => ({
          id,
          title,
          content,
          imageUrl: offer.listAnnouncements.banners[1]?.url ?? '',
        })),
      },
    }),
  },
  play: async ({ canvasElement }) => {
    await scrollUntilDialog(canvasElement)
  },
}
