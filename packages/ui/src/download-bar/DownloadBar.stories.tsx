import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { LONG_GERMAN, sampleArt } from '../../testing/samples.ts'
import { DownloadBar } from './DownloadBar.tsx'

const meta = {
  title: 'Components/Navigation/DownloadBar',
  component: DownloadBar,
  args: {
    icon: sampleArt(1, [64, 64]),
    name: 'Aurora',
    rating: { value: '4.8', label: 'Rated 4.8 of 5' },
    downloadLabel: 'Download',
    onDownload: fn(),
    closeLabel: 'Close',
    onClose: fn(),
  },
} satisfies Meta<typeof DownloadBar>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      cells={{
        rating: <DownloadBar {...args} />,
        gift: (
          <DownloadBar
            {...args}
            name="With a gift"
            gift={{ label: 'A gift for the download', onPress: args.onDownload }}
          />
        ),
        long: (
          <DownloadBar
            {...args}
            name={LONG_GERMAN}
            rating={undefined}
            detail="Faster, with news of your draws"
          />
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'A gift for the download' })).toBeVisible()
  },
}
