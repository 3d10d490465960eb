import { fileURLToPath } from 'node:url'

/** Where generated files go. */
export const GENERATED_FOLDER = fileURLToPath(new URL('../src/generated', import.meta.url))
/** The repository's root, for messages that name files from there. */
export const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url))

/** How a file is called in messages. */
export const fromRoot = (path: string) => (path.startsWith(REPOSITORY) ? path.slice(REPOSITORY.length) : path)
