import { escapeHtml } from '@livery/html'

/** A page in another language. */
export interface Alternate {
  /** BCP 47 tag, or `x-default`. */
  readonly language: string
  /** Absolute address. */
  readonly href: string
}

/** Page that search engines are told of. */
export interface SitemapEntry {
  /** Absolute address. */
  readonly canonical: string
  readonly alternates: readonly Alternate[]
}

/** Name of the file in a bundle. */
export const SITEMAP = 'sitemap.xml'

/** `sitemap.xml`. It says no time of change: only what changes for search engines changes its bytes. */
export function sitemapFile(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ canonical, alternates }) => {
    const links = alternates.map(
      ({ language, href }) =>
        `<xhtml:link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(href)}"/>`,
    )
    return `<url>${[`<loc>${escapeHtml(canonical)}</loc>`, ...links].join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}
