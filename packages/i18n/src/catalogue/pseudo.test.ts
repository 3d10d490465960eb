import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'

import type { CompiledMessage } from '../messages.ts'
import { compileMessage } from './compile.ts'
import { type PseudoTag, pseudoMessages } from './pseudo.ts'

function said(tag: PseudoTag, text: string, values: Record<string, string | number> = {}): string {
  const message = pseudoMessages({ text: compileMessage(text) }, tag)['text'] as CompiledMessage
  if (typeof message === 'string') return message
  return String(new IntlMessageFormat([...message], 'en').format(values))
}

test('en-XA has accents and is half as long again', () => {
  expect(said('en-XA', 'Log in')).toMatch(/^Ĺóǵ íń \S/)
  const text = 'Your account is closed for play until tomorrow'
  expect(said('en-XA', text).length / text.length).toBeGreaterThan(1.35)
})

test('ar-XB turns every word', () => {
  expect(said('ar-XB', 'Log in')).toBe('\u202ELog\u202C \u202Ein\u202C')
})

test.each(['en-XA', 'ar-XB'] as const)('%s keeps placeholders, figures and plurals', (tag) => {
  expect(said(tag, '{name} has 20', { name: 'Ada' })).toMatch(/^Ada .*20/)
  const plural = '{count, plural, one {# game} other {# games}}'
  expect(said(tag, plural, { count: 2 })).toMatch(/^2 /)
  expect(said(tag, plural, { count: 2 })).not.toBe('2 games')
})

test('a text without letters stays as it is', () => {
  expect(said('en-XA', '–')).toBe('–')
})
