import type { PreloadedImage } from '../stamp/page.ts'

const PICTURE = /<img\b[^>]*>/g
const FIRST = /\bfetchpriority="high"/i

const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Value of an attribute in a start tag that React wrote; undefined where there is none. */
function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1]
  return value?.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (written, sign: string) => CHARACTERS[sign] ?? written)
}

/** Picture that a rendered page marks as its first: it is fetched before the scripts. */
export function firstPicture(html: string): PreloadedImage | undefined {
  const tag = html.match(PICTURE)?.find((each) => FIRST.test(each))
  const src = tag && attribute(tag, 'src')
  if (tag === undefined || src === undefined) return undefined
  const [srcset, sizes] = [attribute(tag, 'srcset'), attribute(tag, 'sizes')]
  return { src, ...(srcset !== undefined && { srcset }), ...(sizes !== undefined && { sizes }) }
}
