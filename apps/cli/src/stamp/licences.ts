import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { requireAllowed, type Licence } from '@livery/mobile/licences'

/** Address of the notice in every bundle. */
export const LICENCES_PATH = 'licenses.txt'

/** Licences of installed packages, by the packages' folders: brands share a few type faces. */
const known = new Map<string, Promise<Licence>>()

async function readLicence(folder: string): Promise<Licence> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license: string
  }
  const { name, version, license } = manifest
  const text = await readFile(join(folder, 'LICENSE'), 'utf8')
  const licence = { name, version, identifier: license, text }
  requireAllowed([licence])
  return licence
}

/** Licence of the npm package in a folder. @throws when the folder holds no manifest or no licence, or one that must not go into a bundle */
export function licenceIn(folder: string): Promise<Licence> {
  const licence = known.get(folder) ?? readLicence(folder)
  known.set(folder, licence)
  return licence
}

/** `licenses.txt`: name, version and licence of every package of others that is in a bundle, by name. */
export function licencesFile(licences: readonly Licence[]): string {
  const sorted = licences.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const parts = sorted.map(
    ({ name, version, identifier, text }) =>
      `${name} ${version}\n${identifier}\n\n${text.replaceAll('\r\n', '\n').trim()}\n`,
  )
  return ['This site contains software and type faces by others, under these licences.\n', ...parts].join(
    `\n${'-'.repeat(80)}\n\n`,
  )
}
