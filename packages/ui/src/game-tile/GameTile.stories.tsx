import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { BROKEN_IMAGE, sampleArt } from '../../testing/samples.ts'
import { GameTile, GameTileSkeleton } from './GameTile.tsx'

const meta = {
  title: 'Components/Play/GameTile',
  component: GameTile,
  args: {
    name: 'Golden Koi',
    vendor: 'Northstar',
    image: sampleArt(1),
    onPress: fn(),
    onPreview: fn(),
    favourite: false,
    onFavourite: fn(),
    favouriteLabel: 'Favourite: Golden Koi',
  },
} satisfies Meta<typeof GameTile>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  render: (args) => (
    <div style={{ inlineSize: '33%' }}>
      <GameTile {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite: Golden Koi' }))
    await expect(args.onFavourite).toHaveBeenCalledWith(true)
    await expect(args.onPress).not.toHaveBeenCalled()
    const tile = canvas.getByRole('button', { name: /^Northstar.*Golden Koi/ })
    // The right click and the menu key are one event.
    await userEvent.pointer({ keys: '[MouseRight]', target: tile })
    await expect(args.onPreview).toHaveBeenCalledOnce()
    await expect(args.onPress).not.toHaveBeenCalled()
    await userEvent.click(tile)
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      columns={3}
      cells={{
        portrait: <GameTile {...args} />,
        favourite: <GameTile {...args} favourite favouriteLabel="Favourite: set" />,
        'hot, long': (
          <GameTile
            {...args}
            name="Thunder Reels Deluxe Megaways Extreme Edition"
            image={sampleArt(5)}
            tag={{ kind: 'hot', label: 'Hot' }}
            favouriteLabel="Favourite: long"
          />
        ),
        new: (
          <GameTile
            {...args}
            name="தீபாவளி அதிர்ஷ்டம்"
            image={sampleArt(7)}
            tag={{ kind: 'new', label: 'New' }}
            onFavourite={undefined}
          />
        ),
        over: <GameTile {...args} caption="over" fact="128 playing" favouriteLabel="Favourite: over" />,
        'no caption': (
          <GameTile
            {...args}
            caption="none"
            tag={{ kind: 'new', label: 'New' }}
            fact="RTP 96.18%"
            favouriteLabel="Favourite: none"
          />
        ),
        broken: <GameTile {...args} name="No art" image={BROKEN_IMAGE} favouriteLabel="Favourite: broken" />,
        loading: <GameTileSkeleton />,
        square: (
          <GameTile
            {...args}
            shape="square"
            image={sampleArt(8, [300, 300])}
            favouriteLabel="Favourite: square"
          />
        ),
        wide: (
          <GameTile
            {...args}
            shape="wide"
            image={sampleArt(9, [320, 180])}
            favouriteLabel="Favourite: wide"
          />
        ),
        'square loading': <GameTileSkeleton shape="square" />,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Favourite: set' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}
