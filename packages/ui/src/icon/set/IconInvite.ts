import { UserRoundPlus } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconInvite = /* @__PURE__ */ makeIcon(UserRoundPlus)
