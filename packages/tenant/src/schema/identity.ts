import * as v from 'valibot'

import { distinct, form, text } from './text.ts'

const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

const currencies = new Set(Intl.supportedValuesOf('currency'))

export const identityEntries = {
  /** Folder name under `tenants/`; a leading `_` marks a generated brand. */
  id: v.pipe(
    form(/^_?[a-z][a-z0-9-]{0,39}$/, 'lower-case letters, digits and hyphens, starting with a letter'),
    v.notValue('objects', 'another id: stores of releases keep contents in a folder of this name'),
  ),
  /** The brand's name as players read it. */
  name: text('a name', 40),
  /**
   * True for a name that is an ordinary word, which other brands' texts and files use: their bundles are not searched
   * for it. Written by `livery new` where it is so; `livery check` asks for it.
   */
  nameIsWord: v.exactOptional(v.literal(true, 'true, or no such field')),
  /** One sentence for search engines and shared links. */
  description: text('a sentence', 200),
  /** Value of the `Merchant` header. */
  merchantCode: form(/^[A-Z][A-Z0-9]{2,11}$/, '3 to 12 capital letters and digits, starting with a letter'),
  /** Host names that serve this brand, the canonical one first; `<id>.localhost` is always among them. */
  hosts: distinct(
    form(HOST, 'a host name in lower case without scheme, port or path, such as play.example'),
    'host names',
  ),
  /** ISO 4217 code of the wallet. */
  currency: v.pipe(
    v.string('an ISO 4217 code such as EUR'),
    v.check((code) => currencies.has(code), 'an ISO 4217 code such as EUR'),
  ),
}
