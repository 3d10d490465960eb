/** Font files, read from their packages: Node only. Everything else of this package runs in a browser too. */
export { fontFaces } from './faces/fontFaces.ts'
export type { FontCut, FontFaces, FontFile } from './faces/fontFaces.ts'
