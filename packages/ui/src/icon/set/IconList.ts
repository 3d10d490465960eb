import { List } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconList = /* @__PURE__ */ makeIcon(List)
