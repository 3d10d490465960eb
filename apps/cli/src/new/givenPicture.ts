import { readFileSync, statSync } from 'node:fs'

import {
  pictureFindings,
  TenantProblems,
  type DrawPicture,
  type PictureFinding,
  type Problem,
} from '@livery/tenant'

import { UserError } from '../terminal/userError.ts'
import { tidyLogo, type Tidied } from './tidyLogo.ts'

export const PLAIN_SVG = 'Take it out, or export the picture again as plain SVG.'

const KIB = 1024
/** Size of a picture as a drawing program exports it; what is written into the brand's folder is smaller. */
const LARGEST_EXPORT = 512 * KIB

function contentOf(path: string, flag: string): string {
  const said = `--${flag} names ${path}, which`
  // The operator's own link may be followed: the file is copied into the folder.
  let bytes: Buffer
  try {
    const stats = statSync(path)
    if (!stats.isFile()) throw new UserError(`${said} is no file.`)
    if (stats.size > LARGEST_EXPORT)
      throw new UserError(
        `${said} has ${Math.ceil(stats.size / KIB)} KiB: give one of at most ${LARGEST_EXPORT / KIB} KiB.`,
      )
    bytes = readFileSync(path)
  } catch (error) {
    if (error instanceof UserError) throw error
    throw new UserError(`${said} cannot be read.`)
  }
  const content = bytes.toString('utf8')
  if (/<svg\b/i.test(content)) return content
  throw new UserError(
    `${said} is no SVG. Logos are drawn in many sizes: ask your designer for the vector file.`,
  )
}

/** An SVG that the operator gave. */
export interface Given {
  readonly path: string
  /** Flag that named it, without its dashes. */
  readonly flag: string
  readonly tenant: string
  /** Its name in `assets/`. */
  readonly name: string
}

function toProblem({ path, tenant }: Given, { code, found, expected, suggestion }: PictureFinding): Problem {
  const advice = suggestion ?? (code === 'asset-unsafe' ? PLAIN_SVG : '')
  return { tenant, file: path, field: '', code, found, expected, suggestion: advice, level: 'error' }
}

/**
 * Reads a given SVG, cleans it and looks at it before anything else draws it.
 * @param draw draws it once, within limits
 * @throws {UserError} when it cannot be read or is no SVG
 * @throws {TenantProblems} with what makes it unsafe, unreadable or too large, against the given path
 */
export async function givenPicture(given: Given, draw: DrawPicture): Promise<Tidied> {
  const refuse = (found: readonly PictureFinding[]) => {
    if (found.length > 0) throw new TenantProblems(found.map((finding) => toProblem(given, finding)))
  }
  const raw = contentOf(given.path, given.flag).replace(/^\uFEFF/, '')
  // A file that is no XML is not touched: taking parts out would make it worse.
  refuse(pictureFindings('export.svg', Buffer.from(raw)).filter(({ code }) => code === 'asset-kind'))
  const tidied = tidyLogo(raw)
  const bytes = Buffer.from(tidied.svg)
  refuse(pictureFindings(given.name, bytes))
  const flaw = await draw(given.name, bytes)
  refuse(flaw === undefined ? [] : [flaw])
  return tidied
}
