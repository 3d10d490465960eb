import { Star } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconStar = /* @__PURE__ */ makeIcon(Star)
