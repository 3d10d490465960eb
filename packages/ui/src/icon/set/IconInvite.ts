import { UserRoundPlus } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconInvite = /* @__PURE__ */ makeIcon('invite', UserRoundPlus)
