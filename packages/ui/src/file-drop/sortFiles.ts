/** Limits of a file picker. */
export interface FileLimits {
  /** Greatest number of files in all. */
  readonly maxFiles: number
  /** Greatest size of one file, bytes. */
  readonly maxBytes: number
  /** Accepted media types, such as `image/png`. */
  readonly accept: readonly string[]
}

export interface FileRefusal {
  readonly name: string
  readonly reason: 'kind' | 'size' | 'count'
}

const isSame = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

/**
 * Splits new files into accepted and refused ones, with the reason. A file that is in the list already is
 * skipped.
 */
export function sortFiles(
  present: readonly File[],
  added: readonly File[],
  { maxFiles, maxBytes, accept }: FileLimits,
): { readonly files: readonly File[]; readonly refused: readonly FileRefusal[] } {
  const files = [...present]
  const refused: FileRefusal[] = []
  for (const file of added) {
    if (files.some((other) => isSame(other, file))) continue
    if (!accept.includes(file.type)) refused.push({ name: file.name, reason: 'kind' })
    else if (file.size > maxBytes) refused.push({ name: file.name, reason: 'size' })
    else if (files.length >= maxFiles) refused.push({ name: file.name, reason: 'count' })
    else files.push(file)
  }
  return { files, refused }
}
