import { RefreshCw } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconRefresh = /* @__PURE__ */ makeIcon('refresh', RefreshCw)
