/** Style that gets a name: Vanilla Extract's own name for it, and its file. */
export interface NamedStyle {
  /** Hash of the file's path, and the style's number in the file. */
  readonly hash: string
  readonly filePath: string
}

/** Letters of the hash that a name leaves out: they cost each style sheet, script and document some bytes a file. */
const LEFT_OUT = 3

/**
 * Names of classes, shorter than Vanilla Extract's, and as stable: they depend on the style's file and place alone.
 * @returns names a style
 * @throws Error when two files come to the same name; another name for one of the files ends that
 */
export function shortClassNames(): (style: NamedStyle) => string {
  const owners = new Map<string, NamedStyle>()
  return (style) => {
    const name = `_${style.hash.slice(LEFT_OUT)}`
    const owner = owners.get(name)
    if (owner !== undefined && owner.hash !== style.hash)
      throw new Error(
        `${owner.filePath} and ${style.filePath} come to the same class name ${name}. Rename one of the files.`,
      )
    owners.set(name, style)
    return name
  }
}
