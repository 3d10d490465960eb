import { List } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconList = /* @__PURE__ */ makeIcon('list', List)
