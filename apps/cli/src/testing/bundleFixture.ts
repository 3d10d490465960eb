import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import type { ReleasedSite } from '../release/store.ts'
import { headerRules } from '../stamp/headers.ts'

export const SITE: ReleasedSite = {
  name: 'Harbour',
  hosts: ['play.harbour.example', 'harbour.localhost'],
  gateway: { baseUrl: '', WEB: 1, MOBILE: 3, statusReading: 'B', tokenInPayload: false },
}

/** Minimal bundles whose every file contains the version, with a store beside them. */
export interface BundleFixture {
  readonly root: string
  readonly store: string
  /** @returns the folder of a bundle of this version */
  readonly bundle: (version: string) => Promise<string>
  readonly remove: () => Promise<void>
}

export async function createBundles(): Promise<BundleFixture> {
  const root = await mkdtemp(join(tmpdir(), 'livery-release-'))
  return {
    root,
    store: join(root, 'releases'),
    bundle: async (version) => {
      const folder = join(root, 'bundles', version)
      const served = {
        rules: headerRules(`script-src 'self' 'sha256-${version}'`),
        homePaths: ['/', '/m/home'],
      }
      const files = {
        'index.html': `<h1>home ${version}</h1><script src="/assets/main.${version}.js"></script>`,
        'app.html': `<h1>app ${version}</h1>`,
        [`assets/main.${version}.js`]: `console.log('${version}')`,
        '_build/report.json': JSON.stringify({ tenant: 'harbour', release: version, hosts: SITE.hosts }),
        '_build/headers.json': JSON.stringify(served),
      }
      for (const [path, content] of Object.entries(files)) {
        await mkdir(dirname(join(folder, path)), { recursive: true })
        await writeFile(join(folder, path), content)
      }
      return folder
    },
    remove: () => rm(root, { recursive: true, force: true }),
  }
}
