import './global.css.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp } from 'vitest/browser'

import { BottomMenu } from '../bottom-menu/BottomMenu.tsx'
import { CategoryRail } from '../category-rail/CategoryRail.tsx'
import { Chip } from '../chip/Chip.tsx'
import { IconHome } from '../icon/icons.ts'
import { NumberGrid } from '../number-grid/NumberGrid.tsx'
import { SegmentedTabs } from '../segmented-tabs/SegmentedTabs.tsx'

interface Emulation {
  send(
    method: 'Emulation.setEmulatedMedia',
    options: { readonly features: readonly { readonly name: string; readonly value: string }[] },
  ): Promise<void>
}

/** Lets the browser force its colours on the page, as Windows' high contrast does. */
const forceColours = (value: 'active' | 'none'): Promise<void> =>
  (cdp() as unknown as Emulation).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value }],
  })

beforeEach(() => forceColours('active'))
afterEach(() => forceColours('none'))

const items = ['home', 'service'].map((id) => ({ id, label: id, icon: IconHome, href: `/${id}` }))
const nothing = (): void => undefined

test.each([
  ['tabs', <SegmentedTabs key="" id="t" label="Tabs" tabs={items} selected="home" onSelect={nothing} />],
  [
    'entries of the bottom menu',
    <BottomMenu
      key=""
      label="Menu"
      items={items.map((item) => ({ ...item, current: item.id === 'home' }))}
    />,
  ],
  [
    'numbers of a lottery',
    <NumberGrid
      key=""
      label="Digit"
      countLabel=""
      choices={items.map(({ id }) => ({ code: id, label: id }))}
      selected={['home']}
      onChange={nothing}
      maximum={2}
    />,
  ],
  ['categories', <CategoryRail key="" label="Categories" items={items} selected="home" onSelect={nothing} />],
  ['chips', items.map(({ id }) => <Chip key={id} label={id} pressed={id === 'home'} onPress={nothing} />)],
])('in forced colours the selected one of %s looks different', async (_, part) => {
  const screen = await render(<div>{part}</div>)
  const looks = ['home', 'service'].map((name) => {
    const control = screen.getByText(name).element().closest('button, a')
    return control && getComputedStyle(control).backgroundColor
  })
  expect(looks[0]).not.toBe(looks[1])
})
