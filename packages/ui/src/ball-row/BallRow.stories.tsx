import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { BallRow, type Ball } from './BallRow.tsx'

const tones = ['red', 'blue', 'green', 'gold', 'violet', 'plain'] as const
const drawn = (values: readonly (number | string)[], tone?: Ball['tone']): readonly Ball[] =>
  values.map((value) => ({ value: String(value).padStart(2, '0'), tone }))
const single = (values: readonly number[], tone?: Ball['tone']): readonly Ball[] =>
  values.map((value) => ({ value: String(value), tone }))

const meta = {
  title: 'Components/Play/BallRow',
  component: BallRow,
  args: {
    label: 'Draw 202611200144',
    balls: drawn([4, 11, 23, 38, 41, 45], 'blue'),
    special: drawn([17], 'red'),
    specialLabel: 'Special number',
    drawing: true,
  },
} satisfies Meta<typeof BallRow>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Draw 202611200144' })).toHaveTextContent(
      /04.*45.*Special number 17/,
    )
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix
      cells={{
        tones: (
          <BallRow label="Tones" balls={tones.map((tone, index) => ({ value: `${index + 1}`, tone }))} />
        ),
        'six and one': (
          <BallRow
            label="Six and one"
            balls={drawn([4, 11, 23, 38, 41, 45], 'blue')}
            special={drawn([17], 'red')}
            specialLabel="Special number"
          />
        ),
        small: <BallRow label="Small" size="small" balls={single([3, 0, 7, 7, 1], 'red')} />,
        dice: <BallRow label="Dice" shape="die" balls={single([1, 2, 3, 4, 5, 6], 'plain')} />,
        race: (
          <BallRow
            label="Race"
            shape="square"
            size="small"
            rows="tens"
            balls={[7, 3, 10, 1, 5, 9, 2, 8, 4, 6].map((value, index) => ({
              value: String(value),
              tone: tones[index % 5],
            }))}
          />
        ),
        keno: (
          <BallRow
            label="Keno"
            size="small"
            rows="tens"
            balls={drawn(
              Array.from({ length: 20 }, (_, index) => index * 4 + 1),
              'violet',
            )}
          />
        ),
        'in a narrow card': (
          <div style={{ inlineSize: '9em' }}>
            <BallRow
              label="Six and one in a card"
              size="small"
              balls={drawn([4, 11, 23, 38, 41, 45], 'blue')}
              special={drawn([17], 'red')}
              specialLabel="Special number"
            />
            <BallRow
              label="Race in a card"
              shape="square"
              size="small"
              rows="fives"
              balls={drawn([7, 3, 10, 1, 5, 9, 2, 8, 4, 6], 'green')}
            />
          </div>
        ),
        'under way': <BallRow label="Under way" balls={single([8, 2], 'green')} pending={3} />,
        rtl: (
          <div dir="rtl">
            <BallRow
              label="السحب"
              balls={single([3, 0, 7], 'gold')}
              special={single([9], 'red')}
              specialLabel="خاص"
            />
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Dice' })).toHaveTextContent('123456')
  },
}
