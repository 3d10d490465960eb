import { makeIcon } from '../makeIcon.tsx'

/** Drawn by hand, because Lucide carries no marks of companies. */
export const IconFacebook = /* @__PURE__ */ makeIcon('facebook', [
  ['circle', { cx: '12', cy: '12', r: '9.5' }],
  ['path', { d: 'M12 21.5v-10c0-2.2 1.3-3.5 3.5-3.5' }],
  ['path', { d: 'M9 13.5h5.5' }],
])
