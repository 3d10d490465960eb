import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgs } from 'storybook/preview-api'

import { Compare } from './Compare.tsx'

/** Toolbar settings passed on to the frames; brand and theme are what they compare. */
const SHARED = ['language', 'direction', 'textSize', 'motion'] as const

/* Not run as a test: it shows other stories, each of which is one. */
const meta = {
  title: 'Brands/Compare',
  component: Compare,
  tags: ['!autodocs', '!test'],
  globals: { viewport: { value: 'all' } },
  args: {
    story: 'pages-home--full',
    width: 390,
    probe: false,
    height: 'phone',
    pinned: '',
    over: '',
    blend: 'onion',
    globals: '',
    onChoose: () => undefined,
  },
  parameters: {
    stage: 'page',
    chromatic: { disableSnapshot: true },
    controls: { disable: true },
  },
  render: function ComparePage(args, { globals }) {
    // The choice is kept in the story's arguments, and so in the address.
    const [, setArgs] = useArgs<typeof args>()
    const shared = SHARED.map((name) => `${name}:${String(globals[name])}`).join(';')
    return <Compare {...args} globals={shared} onChoose={setArgs} />
  },
} satisfies Meta<typeof Compare>

export default meta

export const Looks: StoryObj<typeof meta> = {}
