import { ListFilter } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconFilter = /* @__PURE__ */ makeIcon(ListFilter)
