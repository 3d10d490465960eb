import { UserRound } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconMember = /* @__PURE__ */ makeIcon('member', UserRound)
