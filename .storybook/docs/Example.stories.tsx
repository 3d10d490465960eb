import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense, use, useEffect } from 'react'

import { exampleOf, POINTED } from './examples.ts'
import { usageOf } from './usages.ts'

interface ExampleProps {
  /** Folder of the component, such as `bottom-menu`. */
  readonly folder: string
  /** Name of the example in its guidance, such as `good-0`. */
  readonly example: string
}

/** Example of a guidance in a window of its own, for what would cover the docs. */
function Example({ folder, example }: ExampleProps) {
  const reading = usageOf(`packages/ui/src/${folder}/`)
  const usage = reading && use(reading)
  const on = usage?.states?.on
  const mark = POINTED[example.replace('state-', '')]
  useEffect(() => {
    if (on !== undefined && mark !== undefined)
      document.querySelector(`#storybook-root ${on}`)?.classList.add(mark)
  })
  return usage && exampleOf(usage, example)
}

const meta = {
  title: 'Guides/Example',
  component: Example,
  // Only the docs show it, in their frames.
  tags: ['!dev', '!autodocs', '!test'],
  parameters: { stage: 'page', chromatic: { disableSnapshot: true } },
  argTypes: { folder: { type: 'string' }, example: { type: 'string' } },
  args: { folder: 'toast', example: 'anatomy' },
  render: (args) => (
    <Suspense>
      <Example {...args} />
    </Suspense>
  ),
} satisfies Meta<typeof Example>

export default meta

export const Shown: StoryObj<typeof meta> = {}
