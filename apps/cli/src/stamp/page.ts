import { escapeHtml } from '@livery/html'
import {
  BOOT_ELEMENT_ID,
  CONTENT_ELEMENT_ID,
  type BootData,
  type DocumentContent,
  type TenantConfig,
} from '@livery/tenant'

import type { Alternate } from '../documents/sitemap.ts'
import type { StructuredData } from '../documents/structuredData.ts'
import { metaPolicy } from './contentSecurityPolicy.ts'
import { inlineJson, tag } from './html.ts'
import type { Picture } from './pictures.ts'
import { SCREENS, splashMedia, splashName } from './splashScreens.ts'

/** Facts of a page for search engines and link previews. */
export interface PageHead {
  /** Plain text. */
  readonly title: string
  /** Plain text. */
  readonly description: string
  /** Absolute address of the page; undefined for the page of many addresses, which is no search result. */
  readonly canonical?: string
  /** The same page in every language, itself included; empty where there is only one. */
  readonly alternates: readonly Alternate[]
  readonly data: readonly StructuredData[]
}

/** First picture of a page, to load before the scripts. */
export interface PreloadedImage {
  readonly src: string
  readonly srcset?: string
  readonly sizes?: string
}

/** Content that is already there when a document arrives. */
export interface PageContent {
  /** Content of `#root`. */
  readonly html: string
  readonly preloadImage?: PreloadedImage | undefined
  /** Origin of the content; absent where it holds no answer of the gateway, and so is not adopted. */
  readonly origin?: DocumentContent | undefined
}

/** Parts of the configuration that a page's head needs. */
export type PageConfig = Pick<
  TenantConfig,
  'name' | 'description' | 'layout' | 'trustedOrigins' | 'gateway' | 'signIn'
>

/** Content of a page's head and body. */
export interface Page {
  readonly config: PageConfig
  readonly boot: BootData
  readonly tag: string
  readonly dir: 'ltr' | 'rtl'
  /** Absolute address of the site, without a trailing slash. */
  readonly site: string
  /** Place of the policy's script part; only a development server leaves it out. */
  readonly policy: 'meta' | 'none'
  readonly prePaint: string
  /** Styles of the brand, then those of the site that the page's elements use, in cascade order. */
  readonly inlineStyles: string
  readonly modules: readonly string[]
  readonly entry: string
  readonly fonts: readonly string[]
  /** Addresses of the messages that the page needs, in its language. */
  readonly messages: readonly string[]
  /** Generated pictures; empty in a bundle built without them. */
  readonly pictures: readonly Pick<Picture, 'name' | 'path'>[]
  /** Address of the logo's file, for search engines. */
  readonly logo: string
  readonly head: PageHead
  readonly content: PageContent
}

/** Head and content of the bare page, which answers every address without a document. */
export function bareParts({ name, description }: PageConfig): Pick<Page, 'head' | 'content'> {
  return { head: { title: name, description, alternates: [], data: [] }, content: { html: '' } }
}

/** Address of a generated picture; undefined in a bundle without pictures. */
function pictureAddress(pictures: Page['pictures'], name: string): string | undefined {
  const picture = pictures.find((each) => each.name === name)
  return picture && `/${picture.path}`
}

function searchTags({ head, tag: language }: Page): string[] {
  if (head.canonical === undefined) return [tag('meta', { name: 'robots', content: 'noindex' })]
  return [
    tag('link', { rel: 'canonical', href: head.canonical }),
    ...head.alternates.map(({ language: hreflang, href }) =>
      tag('link', { rel: 'alternate', hreflang, href }),
    ),
    tag('meta', { property: 'og:locale', content: language.replaceAll('-', '_') }),
    // Data blocks are no scripts: the policy has no part in them.
    ...head.data.map((data) => `<script type="application/ld+json">${inlineJson(data)}</script>`),
  ]
}

function socialTags({ config, site, pictures, head }: Page): string[] {
  const property = (name: string, content: string) => tag('meta', { property: name, content })
  const picture = pictureAddress(pictures, 'icons/og.png')
  return [
    property('og:type', 'website'),
    property('og:site_name', config.name),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', head.canonical ?? `${site}/`),
    ...(picture === undefined
      ? []
      : [
          property('og:image', `${site}${picture}`),
          property('og:image:width', '1200'),
          property('og:image:height', '630'),
          tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
        ]),
  ]
}

function iconTags({ pictures, boot }: Page): string[] {
  const drawn = (name: string, attributes: Readonly<Record<string, string>>) => {
    const href = pictureAddress(pictures, name)
    return href === undefined ? [] : [tag('link', { ...attributes, href })]
  }
  return [
    tag('link', { rel: 'icon', href: boot.assets.icon, type: 'image/svg+xml' }),
    ...drawn('favicon.ico', { rel: 'icon', sizes: '32x32' }),
    ...drawn('icons/apple-touch-icon.png', { rel: 'apple-touch-icon' }),
    tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
    // iOS shows start-up pictures only with Apple's own spelling as well.
    tag('meta', { name: 'mobile-web-app-capable', content: 'yes' }),
    tag('meta', { name: 'apple-mobile-web-app-capable', content: 'yes' }),
    tag('meta', { name: 'apple-mobile-web-app-status-bar-style', content: 'black-translucent' }),
    ...SCREENS.flatMap((screen) =>
      drawn(splashName(screen), { rel: 'apple-touch-startup-image', media: splashMedia(screen) }),
    ),
  ]
}

function originElement({ origin }: PageContent): string {
  if (origin === undefined) return ''
  return `<script type="application/json" id="${CONTENT_ELEMENT_ID}">${inlineJson(origin)}</script>\n`
}

function imagePreload({ preloadImage }: PageContent): string[] {
  if (preloadImage === undefined) return []
  const { src, srcset, sizes } = preloadImage
  return [
    tag('link', {
      rel: 'preload',
      as: 'image',
      href: src,
      imagesrcset: srcset,
      imagesizes: sizes,
      fetchpriority: 'high',
    }),
  ]
}

/** Files that a page without content needs at once: the site's styles and the texts of its language. */
function neededAtOnce({ boot, messages }: Page): string[] {
  return [
    ...(boot.styles === undefined ? [] : [tag('link', { rel: 'preload', href: boot.styles, as: 'style' })]),
    ...messages.map((href) => tag('link', { rel: 'preload', href, as: 'fetch', crossorigin: true })),
  ]
}

/** A style sheet as a page may hold it: without the end tag of the `<style>` that it goes into. */
export const inlined = (sheet: string): string => sheet.trim().replaceAll('</', '<\\/')

/** Lines of a page's head, as bytes. */
const bytesOf = (lines: readonly string[]): Buffer => Buffer.from(lines.map((line) => `${line}\n`).join(''))

/** Lines that pages have in common: made again only where what they are made from is not the same. */
type SharedLines = (from: readonly unknown[], lines: () => readonly string[]) => Buffer

/** Remembers lines of one kind. A brand's pages have a few of each. */
function rememberLines(): SharedLines {
  const known: { readonly from: readonly unknown[]; readonly bytes: Buffer }[] = []
  return (from, lines) => {
    const found = known.find((each) => from.every((value, at) => value === each.from[at]))
    if (found !== undefined) return found.bytes
    const bytes = bytesOf(lines())
    known.push({ from, bytes })
    return bytes
  }
}

function policyLines({ config, boot, policy, prePaint, inlineStyles }: Page): string[] {
  const content = () =>
    metaPolicy(config, {
      scripts: [prePaint],
      // A page of an earlier version holds all styles, and its header allows no others.
      styles: boot.styles === undefined ? [] : [inlineStyles],
    })
  return [
    '<meta charset="utf-8">',
    ...(policy === 'none'
      ? []
      : [tag('meta', { 'http-equiv': 'Content-Security-Policy', content: content() })]),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
  ]
}

function lookLines({ config, boot, prePaint, inlineStyles }: Page): string[] {
  const { defaultTheme } = config.layout
  return [
    tag('meta', { name: 'color-scheme', content: defaultTheme === 'dark' ? 'dark light' : 'light dark' }),
    tag('meta', { name: 'theme-color', content: boot.themeColor[defaultTheme] }),
    tag('meta', { name: 'apple-mobile-web-app-title', content: config.name }),
    `<script>${prePaint}</script>`,
    `<style>${inlineStyles}</style>`,
  ]
}

/**
 * Writer of complete HTML documents. What pages have in common, most of their bytes, is made and encoded once for all pages
 * of one writer. The head is ordered by need: styles, then content of the first paint, then scripts.
 */
export function openPages(): (page: Page) => Buffer {
  const [policies, looks, icons, boots] = [rememberLines(), rememberLines(), rememberLines(), rememberLines()]
  return (page) => {
    const { config, boot, head: about, content, prePaint, inlineStyles } = page
    // Scripts of a document that shows its content come after its pictures and faces.
    const fetchpriority = content.origin === undefined ? undefined : 'low'
    return Buffer.concat([
      bytesOf([
        '<!doctype html>',
        tag('html', { lang: page.tag, dir: page.dir, 'data-theme': config.layout.defaultTheme }),
        '<head>',
      ]),
      policies([config, page.policy, boot.styles, prePaint, inlineStyles], () => policyLines(page)),
      bytesOf([
        `<title>${escapeHtml(about.title)}</title>`,
        tag('meta', { name: 'description', content: about.description }),
      ]),
      looks([config, boot.themeColor, prePaint, inlineStyles], () => lookLines(page)),
      bytesOf([
        ...imagePreload(content),
        ...page.fonts.map((href) =>
          tag('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: true }),
        ),
        ...(content.origin === undefined ? neededAtOnce(page) : []),
        ...page.modules.map((href) => tag('link', { rel: 'modulepreload', href, fetchpriority })),
      ]),
      icons([page.pictures, boot.assets.icon], () => iconTags(page)),
      bytesOf([...searchTags(page), ...socialTags(page)]),
      boots([boot], () => [
        `<script type="application/json" id="${BOOT_ELEMENT_ID}">${inlineJson(boot)}</script>`,
      ]),
      bytesOf([
        `${tag('script', { type: 'module', src: page.entry, fetchpriority })}</script>`,
        '</head>',
        '<body>',
        `<div id="root">${content.html}</div>`,
        `${originElement(content)}</body>`,
        '</html>',
      ]),
    ])
  }
}
