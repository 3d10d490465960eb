import { rename, writeFile } from 'node:fs/promises'

/** Writes a file whole or not at all: a program that ends meanwhile leaves the one of before. */
export async function replaceFile(path: string, content: string): Promise<void> {
  const unfinished = `${path}.${process.pid}.tmp`
  await writeFile(unfinished, content)
  await rename(unfinished, path)
}
