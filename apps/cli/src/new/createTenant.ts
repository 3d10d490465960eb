import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { TENANTS_FOLDER, TenantProblems, checkTenants, readTenants } from '@livery/tenant'
import type { Problem } from '@livery/tenant'

import { UserError } from '../terminal/userError.ts'
import type { NewTenant } from './newTenant.ts'
import { proposeAccent } from './palette.ts'
import { brandPictures } from './pictures.ts'
import {
  TSCONFIG_SOURCE,
  brandSource,
  merchantCodeFor,
  packageSource,
  tenantSource,
  turboSource,
} from './sources.ts'

/** A brand's folder as it was written. */
export interface CreatedTenant {
  /** What the checks warn of. */
  readonly warnings: readonly Problem[]
  /** What was done to the given pictures, and what they still lack. */
  readonly notes: readonly string[]
  readonly colors: { readonly brand: string; readonly accent: string }
}

/**
 * Writes a brand's folder and checks it. A folder that does not pass is taken away again.
 * @throws {TenantProblems} with what stands in the way
 */
export async function createTenant(root: string, given: NewTenant): Promise<CreatedTenant> {
  const folder = join(root, TENANTS_FOLDER, given.id)
  if (existsSync(folder)) throw new UserError(`${folder} exists already: choose another id.`)
  const others = await readTenants(root)
  const taken = others.flatMap(({ config }) => (config === undefined ? [] : [config.merchantCode]))
  const answers = {
    ...given,
    accent: given.accent ?? proposeAccent(given.color),
    merchantCode: given.merchantCode ?? merchantCodeFor(given.id, taken),
  }
  const pictures = await brandPictures(answers)
  const files: Record<string, string> = {
    'tenant.ts': tenantSource(answers),
    'brand.ts': brandSource(answers),
    'package.json': packageSource(answers.id),
    'tsconfig.json': TSCONFIG_SOURCE,
    'turbo.json': turboSource(answers.id),
    ...pictures.files,
  }
  try {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), content)
    }
    const { problems } = await checkTenants(root, { ids: [answers.id] })
    const errors = problems.filter(({ level }) => level === 'error')
    if (errors.length > 0) throw new TenantProblems(errors)
    return {
      warnings: problems,
      notes: pictures.notes,
      colors: { brand: answers.color.toLowerCase(), accent: answers.accent.toLowerCase() },
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}
