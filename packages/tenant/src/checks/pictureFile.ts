import { extname } from 'node:path'

import { iconNameOf } from '../brandIcons.ts'
import { FileRefused, textOf } from '../files/brandFile.ts'
import type { Problem, ProblemCode } from '../problem.ts'
import { readDrawing } from './drawing.ts'
import { readIcon } from './iconDrawing.ts'

/** Flaw of a picture file in the words of a problem. */
export interface PictureFinding {
  readonly code: ProblemCode
  readonly found: string
  readonly expected: string
  readonly suggestion?: string
  /** Absent for an error. */
  readonly level?: Problem['level']
}

/** True when the first bytes are those of the file type: an extension alone proves nothing. */
function looksLike(bytes: Buffer, kind: string): boolean {
  const ascii = bytes.subarray(0, 16).toString('latin1')
  if (kind === '.png') return ascii.startsWith('\x89PNG')
  if (kind === '.jpg') return ascii.startsWith('\xff\xd8\xff')
  if (kind === '.webp') return ascii.startsWith('RIFF') && ascii.slice(8, 12) === 'WEBP'
  return ascii.slice(4, 12) === 'ftypavif'
}

function drawingFindings(name: string, bytes: Buffer): PictureFinding[] {
  let text: string
  try {
    text = textOf(bytes)
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    return [{ code: 'asset-kind', ...wordsOf(error) }]
  }
  const { box, findings } = readDrawing(text)
  if (box === undefined || findings.some(({ code }) => code === 'asset-size')) return [...findings]
  const icon = iconNameOf(name)
  if (icon !== undefined) return findings.length > 0 ? [...findings] : [...readIcon(icon, text).findings]
  const shape = `a viewBox of ${box.width} × ${box.height}`
  const ratio = box.width / box.height
  if (name === 'icon.svg' && ratio !== 1) {
    const expected = 'a square one: icons are cut into squares and circles'
    return [...findings, { code: 'asset-size', found: shape, expected }]
  }
  if (name.startsWith('logo') && (ratio > 8 || ratio < 0.8)) {
    const expected = 'a shape between 4:5 and 8:1, so that it reads in the header'
    return [...findings, { code: 'asset-size', found: shape, expected }]
  }
  return [...findings]
}

/** Words of a refused file. */
export function wordsOf({ found, expected, suggestion }: FileRefused): Omit<PictureFinding, 'code'> {
  return { found, expected, suggestion }
}

/**
 * Flaws of a picture that its bytes show without being drawn.
 * @param name path below `assets/`
 */
export function pictureFindings(name: string, bytes: Buffer): PictureFinding[] {
  const kind = extname(name).toLowerCase()
  if (kind === '.svg') return drawingFindings(name, bytes)
  if (looksLike(bytes, kind)) return []
  return [
    { code: 'asset-kind', found: `content that is not ${kind.slice(1)}`, expected: `a real ${kind} file` },
  ]
}
