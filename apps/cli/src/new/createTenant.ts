import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import {
  ASSETS_FOLDER,
  TENANTS_FOLDER,
  TenantProblems,
  checkTenants,
  packageSources,
  readTenants,
  sharedData,
  tenantFile,
  type Problem,
} from '@livery/tenant'

import { nameClashes } from '../check/nameClashes.ts'
import { pictureDrawer } from '../pictures/painter.ts'
import { UserError } from '../terminal/userError.ts'
import { PLAIN_SVG } from './givenPicture.ts'
import type { NewTenant } from './newTenant.ts'
import { proposeAccent } from './palette.ts'
import { brandPictures } from './pictures.ts'
import { brandSource } from './source.ts'
import { brandInput, merchantCodeFor, tenantSource } from './sources.ts'

/** A brand's folder as it was written. */
export interface CreatedTenant {
  /** Warnings of the brand's checks. */
  readonly warnings: readonly Problem[]
  /** Changes made to the given pictures, and their remaining flaws. */
  readonly notes: readonly string[]
  readonly colors: { readonly brand: string; readonly accent: string }
}

/**
 * Reports problems of pictures against the given files, because the folder they were copied to is removed.
 */
function inGivenFiles(problems: readonly Problem[], { id, logo, logoLight, icon }: NewTenant): Problem[] {
  const given: Readonly<Record<string, string | undefined>> = {
    'logo.svg': logo,
    'logo-light.svg': logoLight ?? logo,
    'icon.svg': icon ?? logo,
  }
  const assets = tenantFile(id, `${ASSETS_FOLDER}/`)
  const told = problems.map((problem) => {
    const file = problem.file.startsWith(assets) ? given[problem.file.slice(assets.length)] : undefined
    if (file === undefined) return problem
    const isUnsafe = problem.code === 'asset-unsafe' && problem.suggestion === ''
    return { ...problem, file, ...(isUnsafe ? { suggestion: PLAIN_SVG } : {}) }
  })
  const keys = told.map((problem) => JSON.stringify(problem))
  return told.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

/**
 * Writes a brand's folder and checks it. A folder that fails its checks is removed.
 * @param cache folder of what was drawn before; absent, everything is drawn
 * @throws {TenantProblems} with the problems found
 */
export async function createTenant(root: string, given: NewTenant, cache?: string): Promise<CreatedTenant> {
  const folder = join(root, TENANTS_FOLDER, given.id)
  const refuseTaken = () => {
    throw new UserError(`${folder} exists already: choose another id.`)
  }
  if (existsSync(folder)) refuseTaken()
  const others = await readTenants(root)
  const taken = others.flatMap(({ config }) => (config === undefined ? [] : [config.merchantCode]))
  const answers = {
    ...given,
    accent: given.accent ?? proposeAccent(given.color),
    merchantCode: given.merchantCode ?? merchantCodeFor(given.id, taken),
  }
  const draw = pictureDrawer(cache)
  const pictures = await brandPictures(answers, draw)
  const shared = sharedData(root, answers.defaults)
  const files: Record<string, string> = {
    'tenant.ts': tenantSource(answers, shared),
    'brand.ts': brandSource(brandInput(answers)),
    ...packageSources(answers.id),
    ...pictures.files,
  }
  // Of two commands with the same id one makes the folder; the other one neither writes into it nor takes it away.
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') refuseTaken()
    throw error
  })
  try {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), content)
    }
    const { problems, readings } = await checkTenants(root, { ids: [answers.id], draw })
    const errors = problems.filter(({ level }) => level === 'error')
    if (errors.length > 0) throw new TenantProblems(inGivenFiles(errors, answers))
    const clashes = nameClashes(new Set([answers.id]), readings)
    const used = clashes.filter(
      ({ level, field }) => level === 'error' && (field === 'name' || field === 'id'),
    )
    const others = clashes.filter((clash) => clash.level === 'error' && !used.includes(clash))
    if (others.length > 0) throw new TenantProblems(inGivenFiles(others, answers))
    if (used.length > 0)
      await writeFile(join(folder, 'tenant.ts'), tenantSource({ ...answers, nameIsWord: true }, shared))
    return {
      warnings: [...problems, ...clashes.filter(({ level }) => level === 'warning')],
      notes: [
        ...pictures.notes,
        ...used.map(
          ({ field, found }) =>
            `${field} is ${found}: tenant.ts says nameIsWord, and no bundle is searched for this word.`,
        ),
      ],
      colors: { brand: answers.color.toLowerCase(), accent: answers.accent.toLowerCase() },
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}
