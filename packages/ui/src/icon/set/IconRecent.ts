import { History } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconRecent = /* @__PURE__ */ makeIcon('recent', History)
