import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { LONG_TAMIL } from '../../testing/samples.ts'
import { LicenceBlock } from './LicenceBlock.tsx'

const meta = {
  title: 'Components/Content/LicenceBlock',
  component: LicenceBlock,
  args: {
    age: '18+',
    ageLabel: 'Players must be 18 or over',
    company: 'Northern Lights Gaming Limited',
    text: 'Licensed and regulated by the Malta Gaming Authority, licence MGA/B2C/000/2026.',
    links: [
      { label: 'Check this licence', href: 'https://register.example/', newTab: true },
      { label: 'Play responsibly', href: '#responsible' },
    ],
  },
} satisfies Meta<typeof LicenceBlock>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Players must be 18 or over' })).toBeVisible()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      cells={{
        eighteen: <LicenceBlock {...args} />,
        line: <LicenceBlock {...args} size="line" company={undefined} />,
        long: <LicenceBlock {...args} age="21+" text={`${args.text} ${LONG_TAMIL}`} />,
        rtl: (
          <div dir="rtl">
            <LicenceBlock {...args} />
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    const line = canvas.getAllByRole('group').find((group) => group.tagName === 'DETAILS')
    const link = line?.querySelector('a')
    await expect(link).not.toBeVisible()
    await userEvent.click(line?.querySelector('summary') as HTMLElement)
    await expect(link).toBeVisible()
    await expect(canvas.getByText('21+')).toBeVisible()
  },
}
