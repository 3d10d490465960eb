import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { LONG_GERMAN } from '../../testing/samples.ts'
import { NumberGrid, type NumberGridProps } from './NumberGrid.tsx'

const numbers = (count: number, from = 1, digits = 1): NumberGridProps['choices'] =>
  Array.from({ length: count }, (_, index) => {
    const code = String(index + from).padStart(digits, '0')
    return { code, label: code }
  })
const digit = numbers(10, 0)
const codes = (choices: NumberGridProps['choices'], keep: (value: number) => boolean): readonly string[] =>
  choices.map(({ code }) => code).filter((code) => keep(Number(code)))

const meta = {
  title: 'Components/Play/NumberGrid',
  component: NumberGrid,
  args: {
    label: 'First digit',
    countLabel: '2 picked',
    choices: digit,
    selected: ['3', '7'],
    onChange: fn(),
    maximum: 10,
    quickLabel: 'Quick picks',
    quick: [
      { label: 'All', codes: codes(digit, () => true) },
      { label: 'Big', codes: codes(digit, (value) => value > 4) },
      { label: 'Odd', codes: codes(digit, (value) => value % 2 === 1) },
      { label: 'Clear', codes: [] },
    ],
  },
} satisfies Meta<typeof NumberGrid>

export default meta
type Story = StoryObj<typeof meta>

function Live(props: NumberGridProps) {
  const [selected, setSelected] = useState(props.selected)
  return (
    <NumberGrid
      {...props}
      selected={selected}
      countLabel={`${selected.length} picked`}
      onChange={(next) => {
        setSelected(next)
        props.onChange(next)
      }}
    />
  )
}

export const Playground: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Odd' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['1', '3', '5', '7', '9'])
    await userEvent.click(canvas.getByRole('button', { name: '3' }))
    await expect(canvas.getByText('4 picked')).toBeVisible()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Matrix
      cells={{
        digits: <NumberGrid {...args} />,
        'six of 49, full': (
          <NumberGrid
            {...args}
            label="Six numbers"
            countLabel="6 of 6"
            choices={numbers(49, 1, 2)}
            quick={undefined}
            maximum={6}
            selected={['04', '11', '23', '38', '41', '45']}
          />
        ),
        'with odds': (
          <NumberGrid
            {...args}
            label="Sum"
            countLabel="1 picked"
            shape="tile"
            quick={undefined}
            maximum={1}
            selected={['BIG']}
            choices={['Big', 'Small', 'Odd', 'Even'].map((label, index) => ({
              code: label.toUpperCase(),
              label,
              detail: (1.96 - index / 100).toFixed(2),
            }))}
          />
        ),
        closed: <NumberGrid {...args} label="Closed" disabled />,
        long: (
          <NumberGrid
            {...args}
            label={LONG_GERMAN}
            shape="tile"
            quick={undefined}
            selected={['a']}
            choices={[
              { code: 'a', label: LONG_GERMAN, detail: '1.98' },
              { code: 'b', label: 'Klein', detail: '1.98' },
            ]}
          />
        ),
        rtl: (
          <div dir="rtl">
            <NumberGrid {...args} label="الرقم الأول" countLabel="٢" quick={[{ label: 'مسح', codes: [] }]} />
          </div>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    const full = canvas.getByRole('toolbar', { name: 'Six numbers' })
    await expect(full.querySelectorAll('[aria-disabled="true"]')).toHaveLength(43)
    for (const button of full.querySelectorAll('button'))
      await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
  },
}
