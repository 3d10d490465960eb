import { extname } from 'node:path'

import { undisguised } from './disguises.ts'
import { pictureTexts } from './pictureTexts.ts'

const PICTURES = new Set(['.png', '.jpg', '.webp', '.avif', '.ico'])
const INLINE_PICTURE = /data:[\w/+.-]+;base64,([\w+/]+=*)/g

/** Drawings and texts that somebody made for a brand, in which data may be disguised; code is not. */
const BY_HAND = /^brand\/.*\.svg$|\.webmanifest$|^messages\/[A-Z]+\.json$/

/**
 * Readable texts of a file, texts inside pictures included.
 * @param near further readings of what somebody made by hand
 */
export function readingsOf(
  path: string,
  content: string | Buffer,
  near: (text: string) => string[],
): string[] {
  if (typeof content !== 'string' && PICTURES.has(extname(path))) return pictureTexts(content)
  const text = content.toString()
  const inline = [...text.matchAll(INLINE_PICTURE)].map((match) => Buffer.from(match[1] ?? '', 'base64'))
  const texts = [text, ...inline.flatMap(pictureTexts)]
  return BY_HAND.test(path) ? [...texts, ...undisguised(text), ...near(text)] : texts
}
