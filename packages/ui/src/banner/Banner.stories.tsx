import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { ARABIC, LONG_GERMAN, sampleArt } from '../../testing/samples.ts'
import { Banner } from './Banner.tsx'

const meta = {
  title: 'Components/Content/Banner',
  component: Banner,
  args: {
    art: sampleArt(3, [800, 400]),
    focus: { across: 50, down: 40 },
    title: 'Double your first deposit',
    action: 'See the offer',
    terms: '18+. New members, up to £200. Stake the bonus ten times.',
    ratio: 'panorama',
  },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.title)).toBeVisible()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      columns={1}
      cells={{
        panorama: <Banner {...args} />,
        'light picture': <Banner {...args} shade="light" art={sampleArt(9, [800, 400])} />,
        banner: <Banner {...args} ratio="banner" terms={undefined} />,
        ribbon: <Banner {...args} ratio="ribbon" />,
        'long words': <Banner {...args} title={LONG_GERMAN} />,
        'right to left': <Banner {...args} title={ARABIC} action={ARABIC} terms={ARABIC} />,
        'no picture': <Banner {...args} art={undefined} />,
      }}
    />
  ),
  play: async ({ canvas }) => {
    // The conditions stand beside every picture in full, also where there is no room for the action.
    await expect(canvas.getAllByText(/ten times\.$/)).toHaveLength(5)
    await expect(canvas.getAllByText('See the offer')).toHaveLength(5)
  },
}
