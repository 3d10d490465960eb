import { expect, it } from 'vitest'

import { demandAddress } from './address.ts'

it.each(['http://localhost:7000', 'https://10.0.0.5', 'http://[::1]:80/a'])('%s is an address', (text) => {
  expect(demandAddress('--gate', text, 'https://10.0.0.5')).toBe(text)
})

it.each(['localhost:7000', '10.0.0.5', 'ftp://10.0.0.5', '', '//host'])('%j is none', (text) => {
  expect(() => demandAddress('--gate', text, 'https://10.0.0.5')).toThrow(
    `--gate is '${text}': give an address such as https://10.0.0.5.`,
  )
})
