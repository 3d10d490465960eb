import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { BROKEN_IMAGE, sampleArt } from '../../testing/samples.ts'
import { Image } from './Image.tsx'

const meta = {
  title: 'Components/Content/Image',
  component: Image,
  args: { src: sampleArt(2), alt: 'Golden Koi', ratio: 'portrait' },
} satisfies Meta<typeof Image>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Golden Koi' })).toBeInTheDocument()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix
      columns={3}
      cells={{
        portrait: <Image src={sampleArt(1)} alt="" ratio="portrait" corners="medium" />,
        square: <Image src={sampleArt(2, [300, 300])} alt="" ratio="square" corners="medium" />,
        wide: <Image src={sampleArt(3, [320, 180])} alt="" ratio="wide" corners="medium" />,
        'falls back': (
          <Image
            src={BROKEN_IMAGE}
            fallback={sampleArt(9)}
            alt="Fallback"
            ratio="portrait"
            corners="medium"
          />
        ),
        'nothing left': <Image src={BROKEN_IMAGE} alt="Nothing" ratio="portrait" corners="medium" />,
        none: <Image src={undefined} alt="" ratio="portrait" corners="medium" />,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Nothing' })).toBeVisible())
  },
}
