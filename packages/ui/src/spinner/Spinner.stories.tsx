import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { Button } from '../button/index.ts'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading games' },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading games')
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix
      columns={2}
      cells={{
        small: <Spinner size="small" />,
        medium: <Spinner />,
        large: <Spinner size="large" label="Loading" />,
        'on a button': <Button busy>Log in</Button>,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true')
  },
}
