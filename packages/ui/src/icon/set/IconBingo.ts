import { Grid3x3 } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconBingo = /* @__PURE__ */ makeIcon(Grid3x3)
