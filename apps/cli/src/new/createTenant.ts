import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { TENANTS_FOLDER, TenantProblems, checkTenants } from '@livery/tenant'
import type { Problem } from '@livery/tenant'

import { UserError } from '../terminal/userError.ts'
import { drawIcon, drawLogo, iconAround } from './drawings.ts'
import type { NewTenant } from './newTenant.ts'
import { proposeAccent } from './palette.ts'
import { TSCONFIG_SOURCE, brandSource, packageSource, tenantSource, turboSource } from './sources.ts'

/** Text of a logo on dark and on light surfaces. */
const INK = { onDark: '#ffffff', onLight: '#14161a' }

async function readPicture(path: string, flag: string): Promise<string> {
  const content = await readFile(path, 'utf8').catch(() => undefined)
  if (content === undefined) throw new UserError(`--${flag} names ${path}, which cannot be read.`)
  if (!/<svg\b/i.test(content)) throw new UserError(`--${flag} names ${path}, which is no SVG.`)
  return content
}

async function pictures(answers: NewTenant): Promise<Record<string, string>> {
  const { name, color } = answers
  const accent = answers.accent ?? proposeAccent(color)
  const icon = answers.icon === undefined ? undefined : await readPicture(answers.icon, 'icon')
  if (answers.logo === undefined) {
    return {
      'assets/logo.svg': drawLogo(name, color, accent, INK.onDark),
      'assets/logo-light.svg': drawLogo(name, color, accent, INK.onLight),
      'assets/icon.svg': icon ?? drawIcon(name, color, accent),
    }
  }
  const logo = await readPicture(answers.logo, 'logo')
  return {
    'assets/logo.svg': logo,
    'assets/icon.svg': icon ?? iconAround(logo, color) ?? drawIcon(name, color, accent),
  }
}

/**
 * Writes a brand's folder and checks it. A folder that does not pass is taken away again.
 * @returns what the checks warn of
 * @throws {TenantProblems} with what stands in the way
 */
export async function createTenant(root: string, answers: NewTenant): Promise<readonly Problem[]> {
  const folder = join(root, TENANTS_FOLDER, answers.id)
  if (existsSync(folder)) throw new UserError(`${folder} exists already: choose another id.`)
  const files: Record<string, string> = {
    'tenant.ts': tenantSource(answers),
    'brand.ts': brandSource(answers),
    'package.json': packageSource(answers.id),
    'tsconfig.json': TSCONFIG_SOURCE,
    'turbo.json': turboSource(answers.id),
    ...(await pictures(answers)),
  }
  try {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), content)
    }
    const { problems } = await checkTenants(root, { ids: [answers.id] })
    const errors = problems.filter(({ level }) => level === 'error')
    if (errors.length > 0) throw new TenantProblems(errors)
    return problems
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}
