import { Sun } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconLight = /* @__PURE__ */ makeIcon('light', Sun)
