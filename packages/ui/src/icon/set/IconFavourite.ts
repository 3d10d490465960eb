import { Heart } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconFavourite = /* @__PURE__ */ makeIcon(Heart)
