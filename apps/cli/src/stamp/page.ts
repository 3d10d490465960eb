import { escapeHtml } from '@livery/html'
import { BOOT_ELEMENT_ID, type BootData, type TenantConfig } from '@livery/tenant'

import { metaPolicy, type InlineParts } from './contentSecurityPolicy.ts'
import { inlineJson, tag } from './html.ts'
import type { Picture } from './pictures.ts'
import { SCREENS, splashMedia, splashName } from './splashScreens.ts'

/** Content of a page's head and body. */
export interface Page {
  readonly config: TenantConfig
  readonly boot: BootData
  readonly tag: string
  readonly dir: 'ltr' | 'rtl'
  /** Absolute address of the site, without a trailing slash. */
  readonly site: string
  /** Place of the policy's script part; only a development server leaves it out. */
  readonly policy: 'meta' | 'none'
  readonly prePaint: string
  /** Style sheets of the brand and of the page's modules, in cascade order. */
  readonly inlineStyles: string
  readonly modules: readonly string[]
  readonly entry: string
  readonly fonts: readonly string[]
  /** Address of the default language's messages. */
  readonly messages: string
  /** Generated pictures; empty in a bundle built without them. */
  readonly pictures: readonly Picture[]
  /** Prerendered content of `#root`; '' where it is unknown. */
  readonly firstPaint: string
}

/** Inline scripts and styles of pages, for the policy. */
export function inlineParts(...pages: readonly Pick<Page, 'prePaint' | 'inlineStyles'>[]): InlineParts {
  return {
    scripts: [...new Set(pages.map(({ prePaint }) => prePaint))],
    styles: [...new Set(pages.map(({ inlineStyles }) => inlineStyles))],
  }
}

/** Address of a generated picture; undefined in a bundle without pictures. */
function addressOf(pictures: readonly Picture[], name: string): string | undefined {
  const picture = pictures.find((each) => each.name === name)
  return picture && `/${picture.path}`
}

function socialTags({ config, site, pictures }: Page): string[] {
  const property = (name: string, content: string) => tag('meta', { property: name, content })
  const picture = addressOf(pictures, 'icons/og.png')
  return [
    property('og:type', 'website'),
    property('og:site_name', config.name),
    property('og:title', config.name),
    property('og:description', config.description),
    property('og:url', `${site}/`),
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
    const href = addressOf(pictures, name)
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

/**
 * Complete HTML document. The head is ordered by need: styles, then content of the first paint, then
 * scripts.
 */
export function renderPage(page: Page): string {
  const { config, boot } = page
  const { defaultTheme } = config.layout
  const head = [
    '<meta charset="utf-8">',
    ...(page.policy === 'none'
      ? []
      : [
          tag('meta', {
            'http-equiv': 'Content-Security-Policy',
            content: metaPolicy(config, inlineParts(page)),
          }),
        ]),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
    `<title>${escapeHtml(config.name)}</title>`,
    tag('meta', { name: 'description', content: config.description }),
    tag('meta', { name: 'color-scheme', content: defaultTheme === 'dark' ? 'dark light' : 'light dark' }),
    tag('meta', { name: 'theme-color', content: boot.themeColor[defaultTheme] }),
    tag('meta', { name: 'apple-mobile-web-app-title', content: config.name }),
    `<script>${page.prePaint}</script>`,
    `<style>${page.inlineStyles}</style>`,
    ...page.fonts.map((href) =>
      tag('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: true }),
    ),
    tag('link', { rel: 'preload', href: page.messages, as: 'fetch', crossorigin: true }),
    ...page.modules.map((href) => tag('link', { rel: 'modulepreload', href })),
    ...iconTags(page),
    ...socialTags(page),
    `<script type="application/json" id="${BOOT_ELEMENT_ID}">${inlineJson(boot)}</script>`,
    `${tag('script', { type: 'module', src: page.entry })}</script>`,
  ]
  return `<!doctype html>
${tag('html', { lang: page.tag, dir: page.dir, 'data-theme': defaultTheme })}
<head>
${head.join('\n')}
</head>
<body>
<div id="root">${page.firstPaint}</div>
</body>
</html>
`
}
