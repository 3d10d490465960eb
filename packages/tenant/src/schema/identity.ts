import * as v from 'valibot'

import { distinct, form, text } from './text.ts'

const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

const currencies = new Set(Intl.supportedValuesOf('currency'))

export const identityEntries = {
  id: form(/^_?[a-z][a-z0-9-]{0,39}$/, 'lower-case letters, digits and hyphens, starting with a letter'),
  name: text('a name', 40),
  description: text('a sentence', 200),
  merchantCode: form(/^[A-Z][A-Z0-9]{2,11}$/, '3 to 12 capital letters and digits, starting with a letter'),
  hosts: distinct(
    form(HOST, 'a host name in lower case without scheme, port or path, such as play.example'),
    'host names',
  ),
  currency: v.pipe(
    v.string('an ISO 4217 code such as EUR'),
    v.check((code) => currencies.has(code), 'an ISO 4217 code such as EUR'),
  ),
}
