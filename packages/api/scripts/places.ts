import { fileURLToPath } from 'node:url'

/** Folder of generated files. */
export const GENERATED_FOLDER = fileURLToPath(new URL('../src/generated', import.meta.url))
/** Root of the repository, for messages that name files relative to it. */
export const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url))

/** Path of a file in messages. */
export const fromRoot = (path: string) => (path.startsWith(REPOSITORY) ? path.slice(REPOSITORY.length) : path)
