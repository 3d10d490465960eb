import { Heart } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconFavourite = /* @__PURE__ */ makeIcon('favourite', Heart)
