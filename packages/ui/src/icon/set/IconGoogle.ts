import { makeIcon } from '../makeIcon.tsx'

/** Drawn by hand, because Lucide carries no marks of companies. */
export const IconGoogle = /* @__PURE__ */ makeIcon('google', [
  ['path', { d: 'M18.4 5.6A9 9 0 1 0 21 12h-8.5' }],
])
