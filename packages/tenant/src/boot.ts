import type { LanguageCode } from '@livery/i18n/registry'
import type { IconSet } from '@livery/theme'

import type { PublicTenant } from './config.ts'

/** Id of the `<script type="application/json">` that carries {@link BootData}. */
export const BOOT_ELEMENT_ID = 'livery-boot'

/** Id of the `<script type="application/json">` that carries {@link DocumentContent}; absent without content. */
export const CONTENT_ELEMENT_ID = 'livery-content'

/** Origin of a document's content: the page and the answers that it was made of, with which the site goes on. */
export interface DocumentContent {
  /** Address on the site, with its query. */
  readonly path: string
  readonly language: LanguageCode
  /** Time of the oldest answer, ms since 1970. */
  readonly asOf: number
  /** Age up to which the content is shown, ms. */
  readonly maxAge: number
  /** Modules that the page needs, dependencies first. */
  readonly modules: readonly string[]
  /** Address of the language's further texts; absent where the page does without, as home does. */
  readonly rest?: string
  /** Answers of the gateway: key and data of each query. */
  readonly answers: readonly (readonly [key: readonly unknown[], data: unknown])[]
}

/** Addresses of a brand's own pictures, root-relative and hashed; that of a small logo is its content (`data:`). */
export interface BootAssets {
  /** Logo for dark surfaces. */
  readonly logo: string
  /** Logo for light surfaces; the same as `logo` when the brand has only one. */
  readonly logoLight: string
  /** Square icon, scalable. */
  readonly icon: string
  /** Pictures of `assets/banners/`, by file name without its ending. */
  readonly banners: Readonly<Record<string, string>>
}

/**
 * Boot data of a page: configuration and addresses needed before the first request; inlined into `index.html`.
 */
export interface BootData {
  readonly tenant: PublicTenant
  /** Address of each offered language's first compiled messages; `restOf` of `@livery/i18n` is that of the others. */
  readonly messages: Readonly<Partial<Record<LanguageCode, string>>>
  readonly assets: BootAssets
  /**
   * Address of the site's style sheet, of which a document holds what its own elements use; absent where the modules
   * bring their styles themselves, as in development.
   */
  readonly styles?: string
  /** Icons of `assets/icons/`; absent when the brand has none of its own. */
  readonly icons?: IconSet
  /** Browser chrome colour per theme, as `#rrggbb`. */
  readonly themeColor: { readonly dark: string; readonly light: string }
  /** Short content hash of this build; it goes into error reports and the service worker's cache name. */
  readonly release: string
}
