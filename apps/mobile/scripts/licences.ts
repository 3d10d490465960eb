/** A package of others of which some code is in the compile, as the bundler lists it. */
export interface Licence {
  readonly name: string
  readonly version: string
  /** As in the package's manifest: an SPDX expression. */
  readonly identifier: string | null
  readonly text: string
}

/** Name of the list of licences in the compile's folder. */
export const LICENCES_FILE = 'licences.json'

/** Licences that a commercial site may be built from as long as it shows their notice. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
])

/** True when an SPDX expression allows use in a commercial site: of several alternatives one is enough. */
const isAllowed = (identifier: string | null): boolean =>
  (identifier ?? '')
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((part) => ALLOWED.has(part)))

/** @throws Error naming packages whose licence is unknown, not allowed in a bundle, or has no text to show */
export function requireAllowed(licences: readonly Licence[]): void {
  const refused = licences.filter(({ identifier, text }) => !isAllowed(identifier) || !text?.trim())
  if (refused.length === 0) return
  const named = refused.map(({ name, version, identifier }) => `${name} ${version} (${identifier ?? 'none'})`)
  throw new Error(
    `These packages must not go into a bundle, by their licence or for lack of its text: ${named.join(', ')}.`,
  )
}
