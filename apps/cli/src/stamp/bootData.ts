import { createHash } from 'node:crypto'

import type { Core } from '@livery/mobile/core'
import { publicTenant, type BootData, type LoadedTenant } from '@livery/tenant'

import type { BrandFiles } from './brandFiles.ts'
import { addressOf, sizeOf, type BundleFile } from './bundle.ts'

/** Parts that the data of a brand's pages are made from. */
export interface BootParts {
  readonly config: LoadedTenant['config']
  readonly core: Core
  readonly brand: BrandFiles
  /** Address of each offered language's first messages. */
  readonly messages: BootData['messages']
  /** The brand's own files, texts and pictures. */
  readonly files: readonly BundleFile[]
}

/** Data that every page of a brand holds for the site's start, named by their release. */
export function bootData({ config, core, brand, messages, files }: BootParts): BootData {
  const data = {
    tenant: publicTenant(config),
    messages,
    assets: brand.assets,
    styles: addressOf(core.styles),
    ...(brand.icons && { icons: brand.icons }),
    themeColor: brand.themeColor,
  }
  return { ...data, release: releaseOf(files, [data, brand.styles, ...brand.seasons], core.release) }
}

/**
 * Release id: a hash of everything in a bundle's pages; the service worker renews its cache when it
 * changes.
 */
function releaseOf(files: readonly BundleFile[], parts: unknown, core: string): string {
  const hash = createHash('sha256').update(core).update(JSON.stringify(parts))
  for (const file of files) hash.update(`${file.path} ${sizeOf(file)}\n`).update(file.content ?? '')
  return hash.digest('hex').slice(0, 12)
}
