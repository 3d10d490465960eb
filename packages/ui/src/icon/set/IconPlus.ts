import { Plus } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconPlus = /* @__PURE__ */ makeIcon(Plus)
