import { Menu } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconMenu = /* @__PURE__ */ makeIcon(Menu)
