import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * Reads a page that stands in for another service's. Each `<!-- style <file> -->` becomes the style sheet of that file,
 * relative to the page: pages of one service look alike, and a browser may be allowed inline styles only.
 */
export const readPage = (file: URL): string =>
  readFileSync(file, 'utf8').replaceAll(
    /<!-- style (\S+) -->/g,
    (_, sheet: string) => `<style>\n${readFileSync(new URL(sheet, file), 'utf8')}</style>`,
  )

/** Reach of a page that stands in for another service's. */
export interface PageReach {
  /** Sources of the addresses that its form may be sent to; none by default. */
  readonly formAction?: string
}

/**
 * Headers of such a page. No page may frame it, because its buttons pay, sign in and write; only its own scripts and
 * styles run, whatever is filled into it; and its address, which may hold a key, is told to no other origin.
 * @param page - the page as it is read, before its places are filled
 */
export function pageHeaders(page: string, { formAction = "'none'" }: PageReach = {}) {
  const policy = [
    "default-src 'none'",
    `script-src ${inlineSources(page, 'script')}`,
    `style-src ${inlineSources(page, 'style')}`,
    "connect-src 'self'",
    `form-action ${formAction}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'same-origin',
  } as const
}

function inlineSources(page: string, element: 'script' | 'style'): string {
  const texts = [...page.matchAll(new RegExp(`<${element}[^>]*>(.*?)</${element}>`, 'gs'))]
  const sources = texts.map(([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`)
  return sources.join(' ') || "'none'"
}
