import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { LONG_GERMAN } from '../../testing/samples.ts'
import { SegmentedTabs, TabPanel, type SegmentedTabsProps } from './SegmentedTabs.tsx'

const meta = {
  title: 'Components/Navigation/SegmentedTabs',
  component: SegmentedTabs,
  args: {
    id: 'method',
    label: 'Log in with',
    tabs: [
      { id: 'username', label: 'Password' },
      { id: 'sms', label: 'SMS' },
    ],
    selected: 'username',
    onSelect: fn(),
  },
} satisfies Meta<typeof SegmentedTabs>

export default meta
type Story = StoryObj<typeof meta>

function Live(props: SegmentedTabsProps<string>) {
  const [selected, setSelected] = useState(props.selected)
  return (
    <>
      <SegmentedTabs {...props} selected={selected} onSelect={setSelected} />
      <TabPanel of={props.id} selected={selected}>
        Panel of {selected}
      </TabPanel>
    </>
  )
}

export const Playground: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Password' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'SMS' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel', { name: 'SMS' })).toBeVisible()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: () => (
    <Matrix
      cells={{
        segmented: (
          <Live
            id="two"
            label="Log in with"
            tabs={[
              { id: 'username', label: 'Password' },
              { id: 'sms', label: 'SMS' },
            ]}
            selected="sms"
            onSelect={() => undefined}
          />
        ),
        count: (
          <Live
            id="count"
            label="Messages"
            tabs={[
              { id: 'notice', label: 'News' },
              { id: 'inbox', label: 'Inbox', count: 120 },
            ]}
            selected="notice"
            onSelect={() => undefined}
          />
        ),
        scrolling: (
          <Live
            id="many"
            label="Period"
            variant="scrolling"
            tabs={['Today', 'Yesterday', 'Last 7 days', 'Last 30 days', 'Own days'].map((label) => ({
              id: label,
              label,
            }))}
            selected="Last 7 days"
            onSelect={() => undefined}
          />
        ),
        long: (
          <Live
            id="long"
            label="Long"
            tabs={[
              { id: 'a', label: LONG_GERMAN },
              { id: 'b', label: 'SMS' },
            ]}
            selected="a"
            onSelect={() => undefined}
          />
        ),
        rtl: (
          <div dir="rtl">
            <Live
              id="rtl"
              label="طريقة"
              tabs={[
                { id: 'a', label: 'كلمة المرور' },
                { id: 'b', label: 'رسالة' },
              ]}
              selected="a"
              onSelect={() => undefined}
            />
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tablist')).toHaveLength(5)
  },
}
