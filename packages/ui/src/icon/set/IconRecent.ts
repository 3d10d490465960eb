import { History } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconRecent = /* @__PURE__ */ makeIcon(History)
