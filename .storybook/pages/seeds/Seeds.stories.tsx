import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgs } from 'storybook/preview-api'

import { Seeds } from './Seeds.tsx'

/* Not run as a test: a tool of several brands at once, made of parts that have stories of their own. */
const meta = {
  title: 'Brands/Seeds',
  component: Seeds,
  tags: ['!autodocs', '!test'],
  globals: { viewport: { value: 'all' } },
  args: { tenant: '', seeds: '', onChange: () => undefined },
  parameters: {
    stage: 'page',
    chromatic: { disableSnapshot: true },
    controls: { disable: true },
  },
  render: function SeedsPage({ seeds }, { globals }) {
    // The seeds are kept in the story's arguments, and so in the address.
    const [, setArgs] = useArgs<{ seeds: string }>()
    return (
      <Seeds
        tenant={String(globals['tenant'])}
        seeds={seeds}
        onChange={(changed) => setArgs({ seeds: changed })}
      />
    )
  },
} satisfies Meta<typeof Seeds>

export default meta

export const Live: StoryObj<typeof meta> = {}
