import { cpSync, globSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { parse, stringify } from 'yaml'

import { readManifest, type Manifest } from './entries.ts'
import { run } from './run.ts'
import { tarballOf } from './tarball.ts'

const ROOT = join(import.meta.dirname, '../..')
const FIXTURE = join(import.meta.dirname, 'consumer')

/** Tarballs of all packages that the repository publishes, by name. */
function tarballs(): Record<string, string> {
  const folders = globSync('packages/*/package.json', { cwd: ROOT }).map((file) => join(ROOT, dirname(file)))
  return Object.fromEntries(folders.map((folder) => [readManifest(folder).name, `file:${tarballOf(folder)}`]))
}

/** Copy of `consumer/` outside the repository, with the tarballs installed as in any project. */
export interface Consumer {
  readonly folder: string
  /** Installed packages of this repository: package.json and folder of each. */
  readonly packages: readonly { readonly folder: string; readonly manifest: Manifest }[]
}

/**
 * Installs the consumer. Third-party packages are those of the repository's catalog, so that the store already has them.
 * @throws Error when an install fails: a peer dependency that is not met is a failure
 */
export async function installConsumer(): Promise<Consumer> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'livery-consumer-')))
  cpSync(FIXTURE, folder, { recursive: true })
  const { catalog } = parse(readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8')) as {
    catalog: Record<string, string>
  }
  const settings = {
    overrides: { ...catalog, ...tarballs() },
    autoInstallPeers: false,
    strictPeerDependencies: true,
  }
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), stringify(settings))
  await run(folder, 'pnpm', ['install', '--prefer-offline', '--reporter=append-only'])
  const packages = Object.keys(readManifest(folder).dependencies ?? {})
    .filter((name) => name.startsWith('@livery/'))
    .map((name) => join(folder, 'node_modules', name))
    .map((one) => ({ folder: one, manifest: readManifest(one) }))
  return { folder, packages }
}

/** Modules that the installed packages export, such as `@livery/ui/button`. */
export function modulesOf({ packages }: Consumer): string[] {
  return packages.flatMap(({ manifest }) =>
    Object.entries(manifest.exports)
      .filter(([, target]) => typeof target === 'object' && target !== null)
      .map(([subpath]) => join(manifest.name, subpath)),
  )
}
