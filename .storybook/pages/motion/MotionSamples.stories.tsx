import type { Meta, StoryObj } from '@storybook/react-vite'

import { MotionSamples } from './MotionSamples.tsx'

/* Shown by the guide. Not run as a test: a demonstration of tokens in several brands at once. */
const meta = {
  title: 'Guides/Motion samples',
  component: MotionSamples,
  tags: ['!autodocs', '!test', '!dev'],
  args: { theme: 'dark', reduced: false },
  parameters: { stage: 'page', chromatic: { disableSnapshot: true } },
  render: (_args, { globals }) => (
    <MotionSamples
      theme={globals['theme'] === 'light' ? 'light' : 'dark'}
      reduced={globals['motion'] === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches}
    />
  ),
} satisfies Meta<typeof MotionSamples>

export default meta

export const Moving: StoryObj<typeof meta> = {}
