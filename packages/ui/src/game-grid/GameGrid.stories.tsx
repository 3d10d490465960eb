import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { sampleGames, type SampleGame } from '../../testing/samples.ts'
import { GameTile } from '../game-tile/index.ts'
import { Section } from '../section/index.ts'
import { Stack } from '../stack/index.ts'
import { GameGrid, GameRow } from './GameGrid.tsx'

const meta = {
  title: 'Components/Play/GameGrid',
  component: GameGrid<SampleGame>,
  parameters: { stage: 'page' },
  args: { label: 'Games', items: sampleGames(9), keyOf: (game) => game.id, children: tile },
} satisfies Meta<typeof GameGrid<SampleGame>>

export default meta
type Story = StoryObj<typeof meta>

function tile(game: SampleGame) {
  return (
    <GameTile
      name={game.name}
      vendor={game.vendor}
      image={game.image}
      onPress={() => undefined}
      favourite={false}
      onFavourite={() => undefined}
      favouriteLabel={`Favourite: ${game.name}`}
    />
  )
}

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Games' }).children).toHaveLength(9)
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap="section">
      <Section title="Hot games" more={{ label: 'More', href: '/m/gameList?type=hot' }}>
        <GameRow label="Hot games" items={sampleGames(6)} keyOf={(game) => game.id}>
          {tile}
        </GameRow>
      </Section>
      <Section title="Slots">
        <GameGrid label="Slots" items={sampleGames(6)} keyOf={(game) => game.id} loading={3}>
          {tile}
        </GameGrid>
      </Section>
      <Section title="Bento">
        <GameGrid label="Bento" lead items={sampleGames(6)} keyOf={(game) => game.id}>
          {(game, index) => (
            <GameTile name={game.name} vendor={game.vendor} image={game.image} fill={index === 0} />
          )}
        </GameGrid>
      </Section>
      <Section title="Live tables">
        <GameGrid label="Live tables" shape="wide" items={sampleGames(2)} keyOf={(game) => game.id}>
          {(game) => (
            <GameTile
              name={game.name}
              vendor={game.vendor}
              image={game.image}
              shape="wide"
              onPress={() => undefined}
            />
          )}
        </GameGrid>
      </Section>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('list', { name: 'Slots' })
    await expect(grid).toHaveAttribute('aria-busy', 'true')
    await expect(getComputedStyle(grid).gridTemplateColumns.split(' ')).toHaveLength(3)
  },
}
