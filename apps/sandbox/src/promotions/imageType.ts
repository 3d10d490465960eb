const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const JPG = Buffer.from('ffd8ff', 'hex')

/** What a picture is by its first bytes; its name and its sender's word count for nothing. */
export function imageType(bytes: Buffer): 'png' | 'jpg' | undefined {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'png'
  return bytes.subarray(0, JPG.length).equals(JPG) ? 'jpg' : undefined
}
