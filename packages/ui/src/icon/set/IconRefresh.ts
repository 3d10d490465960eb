import { RefreshCw } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconRefresh = /* @__PURE__ */ makeIcon(RefreshCw)
