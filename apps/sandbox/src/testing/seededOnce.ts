import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { TestProject } from 'vitest/node'

import { requestLog } from '../server/requestLog.ts'
import { createSandbox, type Sandbox } from '../server/sandbox.ts'
import { currentKeys } from '../sessions/loginKeys.ts'
import { postgresFolder, startPostgres, statementOn } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Tar with the files of a seeded embedded database. */
    readonly seededFiles: string
    /** URL of this run's PostgreSQL server with {@link SEEDED} on it, if the machine has one. */
    readonly postgres: string | undefined
  }
}

/** Template database on the PostgreSQL server: tests copy it and never connect to it. */
export const SEEDED = 'seeded'

/**
 * Global setup of the sandbox's tests: migrates and seeds both databases once, because each test begins
 * with a copy.
 */
export default async function seedOnce(project: TestProject): Promise<() => Promise<void>> {
  // The tests' own cost of a hash (vitest.config.ts): this set-up runs outside of the project's environment.
  Object.assign(process.env, project.config.env)
  const folder = mkdtempSync(join(tmpdir(), 'livery-seeded-'))
  const programs = postgresFolder()
  const server = programs ? await startPostgres(programs) : undefined
  const log = requestLog(() => undefined)

  const data = join(folder, 'data')
  const embedded = await createSandbox({ database: { folder: data }, log, ticking: false })
  await withKeys(embedded)
  await embedded.close()
  const files = join(folder, 'seeded.tar')
  execFileSync('tar', ['-cf', files, '-C', data, '.'])

  if (server) {
    await statementOn(server.urlOf('postgres'), `create database ${SEEDED}`)
    const shared = await createSandbox({ database: { url: server.urlOf(SEEDED) }, log, ticking: false })
    await withKeys(shared)
    await shared.close()
  }
  project.provide('seededFiles', files)
  project.provide('postgres', server?.urlOf('postgres'))
  return async () => {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Login keys are made once for all tests: an RSA key takes longer than most of them. */
const withKeys = ({ services: { db, clock } }: Sandbox) => currentKeys(db, clock.now())
