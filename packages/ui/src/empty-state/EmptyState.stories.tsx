import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { LONG_GERMAN } from '../../testing/samples.ts'
import { Button } from '../button/index.ts'
import { Stack } from '../stack/index.ts'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: {
    illustration: 'games',
    title: 'No games found',
    text: 'Try another word or look at what others play.',
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No games found' })).toBeVisible()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack>
      <EmptyState
        illustration="search"
        title="No games found"
        text="Try another word or look at what others play."
        action={<Button tone="quiet">Hot games</Button>}
      />
      <EmptyState
        illustration="error"
        title="Load failed"
        text={LONG_GERMAN}
        action={<Button>Try again</Button>}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
