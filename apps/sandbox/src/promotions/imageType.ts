const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const JPG = Buffer.from('ffd8ff', 'hex')

/** Image type by the first bytes, whatever the file's name or declared type. */
export function imageType(bytes: Buffer): 'png' | 'jpg' | undefined {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'png'
  return bytes.subarray(0, JPG.length).equals(JPG) ? 'jpg' : undefined
}
