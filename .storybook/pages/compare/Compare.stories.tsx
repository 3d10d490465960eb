import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgs } from 'storybook/preview-api'

import { Compare } from './Compare.tsx'

/** What the frames take over from the toolbar; brand and theme are what they compare. */
const SHARED = ['language', 'direction', 'textSize', 'motion'] as const

/* No test of its own: it shows other stories, each of which is one. */
const meta = {
  title: 'Brands/Compare',
  component: Compare,
  tags: ['!autodocs', '!test'],
  args: {
    story: 'components-button--every',
    width: 390,
    probe: false,
    globals: '',
    onStory: () => undefined,
  },
  argTypes: { globals: { table: { disable: true } }, onStory: { table: { disable: true } } },
  parameters: { stage: 'page', layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  render: function ComparePage(args, { globals }) {
    // The chosen story is an argument, and so it stands in the address.
    const [, setArgs] = useArgs<typeof args>()
    const shared = SHARED.map((name) => `${name}:${String(globals[name])}`).join(';')
    return <Compare {...args} globals={shared} onStory={(story) => setArgs({ story })} />
  },
} satisfies Meta<typeof Compare>

export default meta

export const Looks: StoryObj<typeof meta> = {}
