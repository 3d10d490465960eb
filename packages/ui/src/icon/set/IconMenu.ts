import { Menu } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconMenu = /* @__PURE__ */ makeIcon('menu', Menu)
