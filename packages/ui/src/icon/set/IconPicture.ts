import { Image } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconPicture = /* @__PURE__ */ makeIcon('picture', Image)
