import sharp, { type Sharp } from 'sharp'

/** Gap between the pictures of a sheet, px. */
const GAP = 8

/** Size of a picture in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Pictures of one size in rows of so many columns, as an image to be written.
 * @param most greatest width of the sheet, px; the pictures are made smaller for it
 */
export async function pictureSheet(
  pictures: readonly Buffer[],
  { size, columns, most }: { readonly size: Size; readonly columns: number; readonly most: number },
): Promise<Sharp> {
  const width = Math.min(size.width, Math.floor((most - GAP * (columns + 1)) / columns))
  const height = Math.round((width * size.height) / size.width)
  const placed = await Promise.all(
    pictures.map(async (png, at) => ({
      input: await sharp(png).resize(width, height).toBuffer(),
      left: GAP + (at % columns) * (width + GAP),
      top: GAP + Math.floor(at / columns) * (height + GAP),
    })),
  )
  const canvas = {
    width: GAP + columns * (width + GAP),
    height: GAP + Math.ceil(pictures.length / columns) * (height + GAP),
    channels: 3,
    background: '#808080',
  } as const
  return sharp(await sharp({ create: canvas }).composite(placed).png().toBuffer())
}
