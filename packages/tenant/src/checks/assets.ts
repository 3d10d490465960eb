import { readFile, realpath, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'

import { nearest } from '@livery/theme'

import {
  ASSETS_FOLDER,
  BANNER_FOLDER,
  BANNER_KINDS,
  OPTIONAL_ASSETS,
  REQUIRED_ASSETS,
  listAssets,
} from '../assets.ts'
import { tenantFile, type TenantFolder } from '../folder.ts'
import type { Problem, ProblemCode } from '../problem.ts'
import { findUnsafeSvg, viewBoxOf } from './svg.ts'

const KIB = 1024
const LARGEST_SVG = 64 * KIB
const LARGEST_PICTURE = 400 * KIB

type Report = (file: string, code: ProblemCode, found: string, expected: string, suggestion?: string) => void

function isBanner(file: string): boolean {
  const kinds: readonly string[] = BANNER_KINDS
  return file.startsWith(`${BANNER_FOLDER}/`) && kinds.includes(extname(file).toLowerCase())
}

/** True when the first bytes are those of the file type: an extension alone proves nothing. */
function looksLike(bytes: Buffer, kind: string): boolean {
  const ascii = bytes.subarray(0, 16).toString('latin1')
  if (kind === '.png') return ascii.startsWith('\x89PNG')
  if (kind === '.jpg') return ascii.startsWith('\xff\xd8\xff')
  if (kind === '.webp') return ascii.startsWith('RIFF') && ascii.slice(8, 12) === 'WEBP'
  return ascii.slice(4, 12) === 'ftypavif'
}

function checkSvg(file: string, svg: string, report: Report): void {
  if (!/<svg\b/i.test(svg)) {
    report(file, 'asset-kind', 'no <svg> element', 'an SVG document')
    return
  }
  for (const { found, expected } of findUnsafeSvg(svg)) report(file, 'asset-unsafe', found, expected)
  const box = viewBoxOf(svg)
  if (box === undefined) report(file, 'asset-size', 'no usable viewBox', 'viewBox="0 0 <width> <height>"')
  else if (file === 'icon.svg' && box.width !== box.height) {
    report(
      file,
      'asset-size',
      `a viewBox of ${box.width} × ${box.height}`,
      'a square one: icons are cut into squares and circles',
    )
  } else if (file.startsWith('logo') && (box.width / box.height > 8 || box.width / box.height < 0.8)) {
    report(
      file,
      'asset-size',
      `a viewBox of ${box.width} × ${box.height}`,
      'a shape between 4:5 and 8:1, so that it reads in the header',
    )
  }
}

/**
 * Checks a brand's assets: present, of the right type, safe to serve, of reasonable size and inside the
 * brand's folder.
 */
export async function checkAssets(tenant: TenantFolder): Promise<Problem[]> {
  const problems: Problem[] = []
  const report: Report = (file, code, found, expected, suggestion = '') => {
    const name = tenantFile(tenant.id, `${ASSETS_FOLDER}/${file}`)
    problems.push({
      tenant: tenant.id,
      file: name,
      field: '',
      code,
      found,
      expected,
      suggestion,
      level: 'error',
    })
  }
  const files = await listAssets(tenant.path)
  const known: readonly string[] = [...REQUIRED_ASSETS, ...OPTIONAL_ASSETS]
  for (const required of REQUIRED_ASSETS) {
    if (files.includes(required)) continue
    const meant = nearest(
      required,
      files.filter((file) => !known.includes(file)),
    )
    report(
      required,
      'asset-missing',
      'no such file',
      'this picture',
      meant === undefined ? '' : `Rename ${meant}?`,
    )
  }
  const home = (await realpath(tenant.path)) + sep
  for (const file of files) {
    const path = join(tenant.path, ASSETS_FOLDER, file)
    if (!(await realpath(path)).startsWith(home)) {
      report(file, 'asset-unsafe', 'a link that leaves the folder', `a file of ${tenantFile(tenant.id, '')}`)
      continue
    }
    if (!known.includes(file) && !isBanner(file)) {
      const meant = nearest(file, known)
      const expected = `${known.join(', ')} or a picture in ${BANNER_FOLDER}/ (${BANNER_KINDS.join(', ')})`
      report(
        file,
        'asset-kind',
        'a file that nothing uses',
        expected,
        meant === undefined ? 'Remove it.' : `Rename it to ${meant}?`,
      )
      continue
    }
    const kind = extname(file).toLowerCase()
    const { size } = await stat(path)
    const largest = kind === '.svg' ? LARGEST_SVG : LARGEST_PICTURE
    if (size > largest) {
      report(file, 'asset-size', `${Math.ceil(size / KIB)} KiB`, `at most ${largest / KIB} KiB`)
      continue
    }
    const bytes = await readFile(path)
    if (kind === '.svg') checkSvg(file, bytes.toString('utf8'), report)
    else if (!looksLike(bytes, kind))
      report(file, 'asset-kind', `content that is not ${kind.slice(1)}`, `a real ${kind} file`)
  }
  return problems
}
