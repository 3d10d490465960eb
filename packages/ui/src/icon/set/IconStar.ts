import { Star } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconStar = /* @__PURE__ */ makeIcon('star', Star)
