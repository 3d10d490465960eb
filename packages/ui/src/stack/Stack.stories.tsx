import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { LONG_GERMAN } from '../../testing/samples.ts'
import { StatusTag } from '../status-tag/StatusTag.tsx'
import { Row, Stack } from './Stack.tsx'

const tags = ['One', 'Two', 'Three'].map((word) => <StatusTag key={word} label={word} tone="brand" />)

const meta = {
  title: 'Components/Content/Stack',
  component: Stack,
  args: { gap: 'x4', children: tags },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    const [one, two] = [canvas.getByText('One'), canvas.getByText('Two')].map((tag) =>
      tag.getBoundingClientRect(),
    )
    await expect(two?.top).toBeGreaterThan(one?.bottom ?? 0)
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix
      cells={{
        'stack, close': <Stack gap="x1">{tags}</Stack>,
        'stack, at the end': (
          <Stack gap="x2" align="end">
            {tags}
          </Stack>
        ),
        row: <Row label="Side by side">{tags}</Row>,
        'row, spread': <Row justify="between">{tags}</Row>,
        'row, equal': (
          <Row equal align="stretch">
            {tags}
          </Row>
        ),
        'row, wraps': (
          <Row wrap>
            {tags}
            <StatusTag label={LONG_GERMAN} />
            <StatusTag label={LONG_GERMAN} />
          </Row>
        ),
        rtl: (
          <div dir="rtl">
            <Row label="من اليمين">{tags}</Row>
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const [ltr, rtl] = ['Side by side', 'من اليمين'].map((label) =>
      [...canvasElement.querySelectorAll(`[aria-label="${label}"] > *`)].map(
        (tag) => tag.getBoundingClientRect().left,
      ),
    )
    await expect(ltr).toEqual([...(ltr ?? [])].sort((a, b) => a - b))
    await expect(rtl).toEqual([...(rtl ?? [])].sort((a, b) => b - a))
  },
}
