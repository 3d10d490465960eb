/**
 * Copies the contract into `dist/openapi/`: its sources, and each document bundled into one JSON file. Run by
 * `pnpm pack`.
 */
import { cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { bundleContract, CONTRACT_FOLDER, CONTRACTS, diskSource } from '../src/contract/index.ts'

const target = join(import.meta.dirname, '../dist/openapi')
rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
for (const file of globSync('{*,*/*}.{yaml,md}', { cwd: CONTRACT_FOLDER, exclude: ['redocly.yaml'] }))
  cpSync(join(CONTRACT_FOLDER, file), join(target, file))
const read = diskSource()
for (const name of CONTRACTS)
  writeFileSync(join(target, `${name}.json`), JSON.stringify(await bundleContract(`${name}.yaml`, read)))
