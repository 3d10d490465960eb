import { extname } from 'node:path'

import { ICON_NAMES, nearest } from '@livery/theme'

import {
  ASSETS_FOLDER,
  BANNER_FOLDER,
  BANNER_KINDS,
  ICON_FOLDER,
  OPTIONAL_ASSETS,
  REQUIRED_ASSETS,
  readAsset,
} from '../assets.ts'
import { iconNameOf } from '../brandIcons.ts'
import { brandEntries, isLimit } from '../files/brandEntries.ts'
import { refusalOf } from '../files/brandFile.ts'
import { tenantFile, type TenantFolder } from '../folder.ts'
import type { Problem } from '../problem.ts'
import { shown } from '../schema/readTenant.ts'
import { firstProblems, MOST_OF_FILE } from './firstProblems.ts'
import { surfacesOf, type Surface } from './logos.ts'
import type { Look } from './looks.ts'
import { pictureFindings, wordsOf, type PictureFinding } from './pictureFile.ts'

/**
 * Draws a picture within limits of time and pixels.
 * @param name path below `assets/`
 * @param surfaces those that it stands on; where it is hard to see is a warning
 * @returns its flaw, undefined for a picture that can be drawn and has something on it
 */
export type DrawPicture = (
  name: string,
  bytes: Buffer,
  surfaces?: readonly Surface[],
) => Promise<PictureFinding | undefined>

/** Name of a banner, of which its address is made: any alphabet, within what file systems take with a hash. */
const BANNER_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,49}$/u

function isBanner(file: string): boolean {
  const kinds: readonly string[] = BANNER_KINDS
  return file.startsWith(`${BANNER_FOLDER}/`) && kinds.includes(extname(file).toLowerCase())
}

const KNOWN: readonly string[] = [...REQUIRED_ASSETS, ...OPTIONAL_ASSETS]

/** Size of all icons together, which every page of the brand carries, in bytes. */
const MOST_ICON_BYTES = 24 * 1024

function nameFindings(file: string): PictureFinding[] {
  if (isBanner(file) && !BANNER_NAME.test(file.slice(BANNER_FOLDER.length + 1)))
    return [
      {
        code: 'asset-kind',
        found: `the name ${shown(file.slice(BANNER_FOLDER.length + 1))}`,
        expected: 'a name of at most 50 letters, digits, dots, hyphens and underscores',
        suggestion: 'Rename it.',
      },
    ]
  if (KNOWN.includes(file) || isBanner(file) || iconNameOf(file) !== undefined) return []
  if (file.startsWith(`${ICON_FOLDER}/`)) return [iconNameFinding(file)]
  const meant = nearest(file, KNOWN)
  return [
    {
      code: 'asset-kind',
      found: 'a file that nothing uses',
      expected: `${KNOWN.join(', ')}, a picture in ${BANNER_FOLDER}/ (${BANNER_KINDS.join(', ')}) or an icon in ${ICON_FOLDER}/ (.svg)`,
      suggestion: meant === undefined ? 'Remove it.' : `Rename it to ${meant}?`,
    },
  ]
}

function iconNameFinding(file: string): PictureFinding {
  const meant = nearest(
    file,
    ICON_NAMES.map((name) => `${ICON_FOLDER}/${name}.svg`),
  )
  return {
    code: 'asset-kind',
    found: 'an icon that the site does not have',
    expected: `the name of one, such as ${ICON_FOLDER}/home.svg`,
    suggestion: meant === undefined ? 'Remove it.' : `Rename it to ${meant}?`,
  }
}

async function fileFindings(
  folder: string,
  file: string,
  draw: DrawPicture | undefined,
  surfaces: readonly Surface[],
): Promise<PictureFinding[]> {
  const named = nameFindings(file)
  if (named.length > 0) return named
  try {
    const bytes = readAsset(folder, file)
    const found = pictureFindings(file, bytes)
    if (found.length > 0 || draw === undefined) return found
    const flaw = await draw(file, bytes, surfaces)
    return flaw === undefined ? [] : [flaw]
  } catch (error) {
    const refused = refusalOf(error)
    const isSize = refused.found.endsWith('KiB')
    return [{ code: isSize ? 'asset-size' : 'asset-unsafe', ...wordsOf(refused) }]
  }
}

/**
 * Checks a brand's assets: present, of the right type, safe to serve, of reasonable size, and, with `draw`,
 * drawn.
 * @param looks of the brand, whose surfaces its logos stand on
 */
export async function checkAssets(
  tenant: TenantFolder,
  looks: readonly Look[],
  draw?: DrawPicture,
): Promise<Problem[]> {
  const toProblem = (
    file: string,
    { code, found, expected, suggestion = '', level = 'error' }: PictureFinding,
  ): Problem => ({
    tenant: tenant.id,
    file: tenantFile(tenant.id, `${ASSETS_FOLDER}/${file}`),
    field: '',
    code,
    found,
    expected,
    suggestion,
    level,
  })
  const entries = brandEntries(tenant.path, ASSETS_FOLDER)
  // Files beyond the greatest number are not listed, and may be those that are missed.
  if (entries.some(isLimit)) return []
  const files = entries
    .filter(({ folder, refused }) => !folder || refused !== undefined)
    .map(({ path }) => path.slice(ASSETS_FOLDER.length + 1))
    .filter((file) => !/(^|\/)\./.test(file))
  const missing = REQUIRED_ASSETS.filter((required) => !files.includes(required)).map((required) => {
    const others = files.filter((file) => !KNOWN.includes(file))
    const meant = nearest(required, others)
    const suggestion = meant === undefined ? '' : `Rename ${meant}?`
    return toProblem(required, {
      code: 'asset-missing',
      found: 'no such file',
      expected: 'this picture',
      suggestion,
    })
  })
  const flawed = await Promise.all(
    files.map(async (file) =>
      firstProblems(
        (await fileFindings(tenant.path, file, draw, surfacesOf(file, files, looks))).map((found) =>
          toProblem(file, found),
        ),
        MOST_OF_FILE,
      ),
    ),
  )
  return [
    ...missing,
    ...flawed.flat(),
    ...bannerClashes(files).map(([file, found]) => toProblem(file, found)),
    ...iconSetFindings(tenant.path, files).map((found) => toProblem(ICON_FOLDER, found)),
  ]
}

/** Flaw of icons that are small one by one and too large together. */
function iconSetFindings(folder: string, files: readonly string[]): PictureFinding[] {
  const bytes = files
    .filter((file) => iconNameOf(file) !== undefined)
    .reduce((sum, file) => sum + bytesOf(folder, file), 0)
  if (bytes <= MOST_ICON_BYTES) return []
  const found = `icons of ${Math.ceil(bytes / 1024)} KiB together`
  const expected = `at most ${MOST_ICON_BYTES / 1024} KiB, since every page carries them`
  return [{ code: 'asset-size', found, expected }]
}

/** Size of a picture; 0 for one that is refused, which is reported by itself. */
function bytesOf(folder: string, file: string): number {
  try {
    return readAsset(folder, file).length
  } catch {
    return 0
  }
}

/** Banners whose names differ in their kind only: the site knows a banner by its name without it. */
function bannerClashes(files: readonly string[]): [file: string, PictureFinding][] {
  const bare = (file: string) => file.slice(0, -extname(file).length)
  const banners = files.filter(isBanner)
  return banners
    .filter((file, at) => banners.findIndex((other) => bare(other) === bare(file)) < at)
    .map((file) => {
      const found = `a second banner called ${bare(file).slice(BANNER_FOLDER.length + 1)}`
      return [file, { code: 'asset-kind', found, expected: 'one banner of each name' }]
    })
}
