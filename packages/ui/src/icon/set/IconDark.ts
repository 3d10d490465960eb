import { Moon } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconDark = /* @__PURE__ */ makeIcon(Moon)
