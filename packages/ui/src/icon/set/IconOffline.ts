import { WifiOff } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconOffline = /* @__PURE__ */ makeIcon(WifiOff)
