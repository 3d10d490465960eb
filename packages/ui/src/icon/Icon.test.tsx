import { ICON_NAMES, type IconSet } from '@livery/theme'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { OwnIcons } from '../icon-set/index.ts'
import * as icons from './index.ts'

const OWN: IconSet = { home: [['path', { d: 'M1 2h3' }]], back: [['path', { d: 'M5 6h7' }]] }

test('a brand’s own icon takes the place of the set’s, which is drawn for all others [S-theme-04]', async () => {
  const { container } = await render(
    <OwnIcons value={OWN}>
      <icons.IconHome />
      <icons.IconBack />
      <icons.IconMenu />
    </OwnIcons>,
  )
  const [home, back, menu] = container.querySelectorAll('svg')
  expect(home?.innerHTML).toContain('M1 2h3')
  expect(menu?.querySelectorAll('path, line').length).toBe(3)
  // The direction is the icon's, whoever draws it.
  expect(back?.getAttribute('class')).not.toBe(home?.getAttribute('class'))
})

test('every icon has the name by which brands replace it, and every name is that of an icon', async () => {
  const own = ICON_NAMES.map((name): [string, IconSet[keyof IconSet]] => [name, [['path', { d: name }]]])
  const { container } = await render(
    <OwnIcons value={Object.fromEntries(own)}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} />
      ))}
    </OwnIcons>,
  )
  const drawn = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))
  const expected = Object.keys(icons).map((name) =>
    name
      .slice('Icon'.length)
      .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
      .toLowerCase(),
  )
  expect(drawn).toEqual(expected)
  expect(drawn.toSorted()).toEqual(ICON_NAMES.toSorted())
})
