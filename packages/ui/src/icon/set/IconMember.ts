import { UserRound } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconMember = /* @__PURE__ */ makeIcon(UserRound)
