import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { LanguageCode } from '@livery/i18n/registry'
import type { BootAssets, TenantConfig } from '@livery/tenant'

import { inlined, type Page } from '../stamp/page.ts'
import type { StyleSheet } from './usedStyles.ts'

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
  /**
   * Documents of version 1 and 2 hold all of the site's styles, and their header's policy knows no others; plans of
   * version 1 hold these themselves, among those of their page.
   */
  readonly version: 1 | 2 | 3
  /** Compile that rendered the documents; its renderer is {@link RENDERER_FILE}. */
  readonly core: string
  /** Parts that all documents have in common; its styles are the brand's own. */
  readonly page: Omit<Page, 'head' | 'content' | 'config'> & { readonly config: DocumentConfig }
  /** Style sheet of the site, by its path in the bundle: a document holds what it uses of it after the brand's own. */
  readonly siteStyles?: string
  /** Addresses of the logos' files, for documents that show no logo; absent in plans of before. */
  readonly logoFiles?: Pick<BootAssets, 'logo' | 'logoLight'>
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
  return plan !== undefined && [1, 2, 3].includes(plan.version) ? plan : undefined
}

/** Styles of a document, by its HTML. */
export type DocumentStyles = (html: string) => string

/** Sheets of compiles by their path, which names their content: a few thousand brands share one. */
const sheets = new Map<string, Promise<StyleSheet>>()

async function sheetOf(path: string, text: string): Promise<StyleSheet> {
  // The parser is needed only where documents are made.
  const sheet =
    sheets.get(path) ?? import('./usedStyles.ts').then(({ readStyleSheet }) => readStyleSheet(text))
  sheets.set(path, sheet)
  return sheet
}

/**
 * Styles of a brand's documents, as they are written into them.
 * @param read text of a file of the bundle
 */
export async function stylesOf(
  { version, page, siteStyles }: Pick<DocumentPlan, 'version' | 'page' | 'siteStyles'>,
  read: (path: string) => Promise<string>,
): Promise<DocumentStyles> {
  const own = page.inlineStyles
  if (siteStyles === undefined) return () => own
  const text = await read(siteStyles)
  if (version === 2) return () => own + inlined(text)
  const { usedBy } = await sheetOf(siteStyles, text)
  // Most documents use the same selection: its text, once put together, is the same for all of them.
  const whole = new Map<string, string>()
  return (html) => {
    const used = usedBy(html)
    const styles = whole.get(used) ?? own + inlined(used)
    whole.set(used, styles)
    return styles
  }
}
