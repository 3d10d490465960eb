import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgs } from 'storybook/preview-api'

import { Tokens } from './Tokens.tsx'

/* Not run as a test: a list of values, without a component of the site. */
const meta = {
  title: 'Brands/Tokens',
  component: Tokens,
  tags: ['!autodocs', '!test'],
  globals: { viewport: { value: 'all' } },
  args: { tenant: '', search: '', onSearch: () => undefined },
  parameters: {
    stage: 'page',
    chromatic: { disableSnapshot: true },
    controls: { disable: true },
  },
  render: function TokensPage({ search }, { globals }) {
    // The search is kept in the story's arguments, and so in the address.
    const [, setArgs] = useArgs<{ search: string }>()
    return (
      <Tokens
        tenant={String(globals['tenant'])}
        search={search}
        onSearch={(words) => setArgs({ search: words })}
      />
    )
  },
} satisfies Meta<typeof Tokens>

export default meta

export const All: StoryObj<typeof meta> = {}
