import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { ARABIC, LONG_GERMAN, LONG_TAMIL } from '../../testing/samples.ts'
import { Heading } from './Heading.tsx'
import { Text } from './Text.tsx'

const meta = {
  title: 'Components/Content/Text',
  component: Text,
  args: { children: 'Every figure is worth reading: 1,234,567.89' },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Every figure/)).toBeVisible()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix
      cells={{
        ...Object.fromEntries(
          ([1, 2, 3] as const).map((level) => [
            `heading ${level}`,
            <Heading key={level} level={level}>
              Good evening, Mai
            </Heading>,
          ]),
        ),
        display: (
          <Heading level={2} size="display">
            1,240
          </Heading>
        ),
        ...Object.fromEntries(
          (['title', 'lead', 'body', 'small', 'caption'] as const).map((size) => [
            size,
            <Text key={size} size={size}>
              The quick draw closes at 21:30
            </Text>,
          ]),
        ),
        ...Object.fromEntries(
          (['primary', 'secondary', 'muted', 'brand', 'accent', 'success', 'warning', 'danger'] as const).map(
            (tone) => [
              tone,
              <Text key={tone} size="small" tone={tone}>
                The quick draw closes at 21:30
              </Text>,
            ],
          ),
        ),
        'one line': (
          <Text lines={1}>
            {LONG_GERMAN} {LONG_GERMAN}
          </Text>
        ),
        'two lines': (
          <Text lines={2}>
            {LONG_TAMIL} {LONG_TAMIL} {LONG_TAMIL}
          </Text>
        ),
        arabic: <Text dir="auto">{ARABIC}</Text>,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(4)
  },
}
