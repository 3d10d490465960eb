/** Node only: reads font files from their packages. Everything else of this package runs in a browser too. */
export { fontFaces } from './faces/fontFaces.ts'
export type { FontFaces, FontFile } from './faces/fontFaces.ts'
