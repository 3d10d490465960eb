import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { latestResults } from '../latestResults.ts'
import { readStyleSheet } from './usedStyles.ts'

const HTML = '<div class="card wide"><svg class="icon"></svg></div>'

it.each([
  ['a class that is there', '.card{top:0}', true],
  ['a class that is not', '.sheet{top:0}', false],
  ['two classes of which one is not', '.card .sheet{top:0}', false],
  ['an element', 'a:hover{top:0}', true],
  ['an attribute of the root', '[data-theme=dark] .card{top:0}', true],
  ['a state', '.card:hover::before{top:0}', true],
  ['a class that must be missing', '.card:not(.sheet){top:0}', true],
  ['one of several', '.card:is(.sheet,.wide){top:0}', true],
  ['none of several', '.card:where(.sheet,.page){top:0}', false],
  ['a child that is there', '.card:has(>.icon){top:0}', true],
  ['a child that is not', '.card:has(>.page){top:0}', false],
  ['a face', '@font-face{font-family:A}', true],
  ['a property', '@property --a{syntax:"*";inherits:false}', true],
  ['an order of layers', '@layer a,b;', true],
  ['a group with a rule in use', '@media (width>1px){.card{top:0}}', true],
  ['a group in a group', '@supports (top:0){@media print{.card{top:0}}}', true],
  ['a group without', '@media (width>1px){.sheet{top:0}}', false],
  ['an animation that no rule names', '@keyframes turn{to{top:0}}', false],
  ['a declaration with brackets', '.card{background:url("data:image/svg+xml;,{}")}', true],
])('%s: %s', (_, css, isUsed) => {
  expect(readStyleSheet(css).usedBy(HTML)).toBe(isUsed ? css : '')
})

it('leaves out the selectors of a rule and the rules of a group that are not in use', () => {
  const sheet = readStyleSheet('@media print{.sheet{top:0}.page,.card{top:1px;left:0}}')
  expect(sheet.usedBy(HTML)).toBe('@media print{.card{top:1px;left:0}}')
})

it('takes the animations along that the rules in use name', () => {
  const sheet = readStyleSheet(
    '@keyframes turn{to{top:0}}@keyframes fade{to{top:1px}}.card{animation:turn 1s}',
  )
  expect(sheet.usedBy(HTML)).toBe('.card{animation:turn 1s}@keyframes turn{to{top:0}}')
})

it('keeps the order of the sheet, and exactly the classes of the document', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/))
  fc.assert(
    fc.property(names, fc.func(fc.boolean()), (all, isThere) => {
      const there = all.filter((name) => isThere(name))
      const rules = (of: readonly string[]) => of.map((name) => `.${name}{top:0}`).join('')
      expect(readStyleSheet(rules(all)).usedBy(`<p class="${there.join(' ')}"></p>`)).toBe(rules(there))
    }),
  )
})

it('keeps as many selections as its memory may, and makes those again that it forgot', () => {
  const selections = latestResults<string>(2)
  const { usedBy } = readStyleSheet('a{top:0}.n0{top:1px}', selections)
  const select = (name: string) => usedBy(`<p class="${name}"></p>`)
  const all = ['n0', 'n1', 'n2', 'n0'].map(select)
  expect(all).toEqual(['a{top:0}.n0{top:1px}', 'a{top:0}', 'a{top:0}', 'a{top:0}.n0{top:1px}'])
  expect(selections.size()).toBe(2)
})
