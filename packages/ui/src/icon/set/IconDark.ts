import { Moon } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconDark = /* @__PURE__ */ makeIcon('dark', Moon)
