import { inflateSync } from 'node:zlib'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Chunks of compressed pixels, where any match would be chance. */
const PIXELS = new Set(['IDAT', 'fdAT', 'PLTE', 'VP8 ', 'VP8L', 'ALPH', 'ANMF'])
const COMPRESSED = new Set(['zTXt', 'iTXt', 'iCCP'])
const MOST_INFLATED = 4 * 1024 * 1024

/** Decompressed part of a PNG text chunk, which follows its keyword and one or two flag bytes. */
function inflated(data: Buffer): Buffer[] {
  for (let at = data.indexOf(0); at >= 0 && at < data.length - 2; at++) {
    // A zlib stream begins with 0x78.
    if (data[at] !== 0x78) continue
    try {
      return [inflateSync(data.subarray(at), { maxOutputLength: MOST_INFLATED })]
    } catch {
      // No stream here: the byte is an x in the keyword's translation.
    }
  }
  return []
}

function pngParts(file: Buffer): Buffer[] {
  const parts: Buffer[] = []
  for (let at = PNG.length; at + 8 <= file.length;) {
    const length = file.readUInt32BE(at)
    const kind = file.toString('latin1', at + 4, at + 8)
    const data = file.subarray(at + 8, at + 8 + length)
    if (!PIXELS.has(kind)) parts.push(data, ...(COMPRESSED.has(kind) ? inflated(data) : []))
    at += length + 12
    // Data after the picture's end is invisible, so it is scanned too.
    if (kind === 'IEND') parts.push(file.subarray(at))
  }
  return parts
}

function jpegParts(file: Buffer): Buffer[] {
  const parts: Buffer[] = []
  let at = 2
  while (at + 4 <= file.length && file[at] === 0xff) {
    const kind = file[at + 1] ?? 0
    // Start of the scan: pixels from here to the end.
    if (kind === 0xda) break
    const length = file.readUInt16BE(at + 2)
    parts.push(file.subarray(at + 4, at + 2 + length))
    at += length + 2
  }
  const end = file.lastIndexOf(Buffer.from([0xff, 0xd9]))
  return end > 0 ? [...parts, file.subarray(end + 2)] : parts
}

function webpParts(file: Buffer): Buffer[] {
  const parts: Buffer[] = []
  for (let at = 12; at + 8 <= file.length;) {
    const kind = file.toString('latin1', at, at + 4)
    const length = file.readUInt32LE(at + 4)
    if (!PIXELS.has(kind)) parts.push(file.subarray(at + 8, at + 8 + length))
    at += 8 + length + (length % 2)
  }
  return parts
}

function partsOf(file: Buffer): Buffer[] {
  if (file.subarray(0, PNG.length).equals(PNG)) return pngParts(file)
  if (file[0] === 0xff && file[1] === 0xd8) return jpegParts(file)
  if (file.toString('latin1', 8, 12) === 'WEBP') return webpParts(file)
  // ICO files contain pictures.
  const inner = file.indexOf(PNG)
  return inner > 0 && inner < 64 ? pngParts(file.subarray(inner)) : [file]
}

/**
 * Texts of a picture besides its pixels: text chunks (decompressed), EXIF, XMP, profiles and data after its
 * end, each in the encodings that such texts use. A file of an unknown kind is read whole.
 */
export function pictureTexts(file: Buffer): string[] {
  return partsOf(file)
    .filter(({ length }) => length > 3)
    .flatMap((part) => {
      const texts = [part.toString('latin1'), part.toString('utf8')]
      // EXIF's Windows tags: UTF-16 at even or odd offsets, in either byte order.
      if (!part.includes(0)) return texts
      const even = part.subarray(0, part.length - (part.length % 2))
      const odd = part.subarray(1, part.length - ((part.length + 1) % 2))
      return [...texts, even.toString('utf16le'), odd.toString('utf16le')]
    })
}
