import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { Matrix } from '../../testing/Matrix.tsx'
import { LONG_GERMAN, sampleArt } from '../../testing/samples.ts'
import { Button } from '../button/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { IconDownload, IconMenu } from '../icon/index.ts'
import { Logo } from '../logo/index.ts'
import { AppHeader } from './AppHeader.tsx'

const meta = {
  title: 'Components/Navigation/AppHeader',
  component: AppHeader,
  args: { title: 'Promotions', back: { label: 'Back', onPress: fn() } },
} satisfies Meta<typeof AppHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.back?.onPress).toHaveBeenCalledOnce()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  // Each bar is shown alone: together they would be several banners of one page.
  parameters: { a11y: { test: 'off' } },
  render: ({ back }) => {
    const end = (
      <>
        <IconButton label="Download" icon={IconDownload} onPress={() => undefined} />
        <IconButton label="Menu" icon={IconMenu} onPress={() => undefined} />
      </>
    )
    const logo = <Logo src={sampleArt(2, [160, 44])} theme="dark" name="Brand" href="/m/home" />
    return (
      <Matrix
        cells={{
          title: (
            <section>
              <AppHeader title="Promotions" back={back} />
            </section>
          ),
          'glass, long title': (
            <section>
              <AppHeader
                variant="glass"
                title={LONG_GERMAN}
                back={back}
                end={<Button size="small">Help</Button>}
              />
            </section>
          ),
          'logo at the start': (
            <section>
              <AppHeader logo={logo} end={end} />
            </section>
          ),
          'logo in the centre': (
            <section>
              <AppHeader logo={logo} logoAt="centre" end={end} variant="glass" />
            </section>
          ),
          rtl: (
            <section dir="rtl">
              <AppHeader title="العروض" back={back} end={end} />
            </section>
          ),
          'rtl, back at the left': (
            <section dir="rtl">
              <AppHeader title="يانصيب" back={back} backAt="left" end={end} />
            </section>
          ),
        }}
      />
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(4)
    // An arrow points to the side on which it stands.
    const arrow = (title: string): string => {
      const bar = canvas.getByRole('heading', { name: title }).closest('header')
      return getComputedStyle(bar?.querySelector('svg') ?? document.body).transform
    }
    await expect(arrow('العروض')).not.toBe('none')
    await expect(arrow('يانصيب')).toBe('none')
  },
}
