/** The hook that a build of the page is made with: `ours.ts` or `tanstack.ts`. */
declare module 'rows' {
  export { useRows } from './ours.ts'
}
