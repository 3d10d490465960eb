import { resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { readTokenUses, tokensIn, usesIn } from './tokenUses.ts'

describe('tokens that a source names', () => {
  it.each([
    ['color: vars.color.text.primary,', ['color.text.primary']],
    ["background: 'var(--lv-color-surface-page)'", ['color.surface.page']],
    ["tokenVariable('radius.card')", ['radius.card']],
    ['vars.radius.card.trim()', ['radius.card']],
    ["const a = 'motion.unknown'", []],
  ])('%s', (source, tokens) => expect([...tokensIn(source)]).toEqual(tokens))

  it('are all of a group that is spread or chosen from', () => {
    const tokens = tokensIn('({ ...vars.color.brand })')
    expect(tokens).toContain('color.brand.rest')
    expect(tokens).toContain('color.brand.pressed')
    expect(tokens).not.toContain('color.accent.rest')
  })
})

it('counts shared styling for those that import it, and no component for another', () => {
  const uses = usesIn(
    new Map([
      ['packages/ui/src/styling/press.css.ts', 'vars.motion.press'],
      [
        'packages/ui/src/button/Button.css.ts',
        "import { press } from '../styling/press.css.ts'\nvars.radius.control",
      ],
      ['packages/ui/src/dialog/Dialog.tsx', "import { Button } from '../button/index.ts'"],
      ['packages/ui/src/button/index.ts', "export { Button } from './Button.css.ts'"],
      ['packages/app/src/features/home/Home.css.ts', 'vars.radius.control'],
    ]),
  )
  expect(uses['motion.press']).toEqual(['ui/button'])
  expect(uses['radius.control']).toEqual(['features/home', 'ui/button'])
})

it('finds what draws with a token, and the tokens that nothing draws with', async () => {
  const uses = await readTokenUses(resolve(import.meta.dirname, '../..'))
  expect(uses['color.brand.rest']).toContain('ui/button')
  const unused = Object.entries(uses).flatMap(([token, users]) => (users.length === 0 ? [token] : []))
  // Dialogs and sheets are in the browser's top layer.
  expect(unused).toEqual(['size.controlSmall', 'layer.sheet', 'layer.dialog'])
})
