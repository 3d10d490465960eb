import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { LanguageCode } from '@livery/i18n/registry'
import type { TenantConfig } from '@livery/tenant'

import { inlined, type Page } from '../stamp/page.ts'

/** Language of a brand's home. */
export interface HomeLanguage {
  readonly code: LanguageCode
  readonly tag: string
  readonly dir: 'ltr' | 'rtl'
  /** Path of home in this language; `/` for the main one. */
  readonly path: string
}

/** Parts of the configuration that documents are made from. */
export type DocumentConfig = Pick<
  TenantConfig,
  | 'id'
  | 'name'
  | 'description'
  | 'merchantCode'
  | 'hosts'
  | 'layout'
  | 'trustedOrigins'
  | 'gateway'
  | 'signIn'
  | 'contacts'
  | 'games'
>

/**
 * Everything but the content that a bundle's documents are made from. It is part of the bundle, so that they can be
 * renewed without the brand's folder and without a compile.
 */
export interface DocumentPlan {
  /** Plans of version 1 hold the site's styles themselves, among those of their page. */
  readonly version: 1 | 2
  /** Compile that rendered the documents; its renderer is {@link RENDERER_FILE}. */
  readonly core: string
  /** Parts that all documents have in common; its styles are the brand's own. */
  readonly page: Omit<Page, 'head' | 'content' | 'config'> & { readonly config: DocumentConfig }
  /** Style sheet of the site, by its path in the bundle: each document holds it after the brand's own. */
  readonly siteStyles?: string
  /** Script of home in addition to every page's. */
  readonly homeScript: string
  /** Addresses of the modules that a page needs beside the entry, by its route's id: dependencies first. */
  readonly modules: Readonly<Record<string, readonly string[]>>
  /** The main language first. */
  readonly languages: readonly HomeLanguage[]
}

export const PLAN_FILE = '_build/plan.json'
export const RENDERER_FILE = '_build/document.mjs'

/** Plan of a bundle; undefined for one that was built without documents. */
export async function readPlan(folder: string): Promise<DocumentPlan | undefined> {
  const text = await readFile(join(folder, PLAN_FILE), 'utf8').catch(() => undefined)
  const plan = text === undefined ? undefined : (JSON.parse(text) as DocumentPlan)
  return plan?.version === 1 || plan?.version === 2 ? plan : undefined
}

/** Styles of a brand's documents, as they are written into them. */
export async function stylesOf(
  { page, siteStyles }: Pick<DocumentPlan, 'page' | 'siteStyles'>,
  read: (path: string) => Promise<string>,
): Promise<string> {
  return siteStyles === undefined ? page.inlineStyles : page.inlineStyles + inlined(await read(siteStyles))
}
