import { UsersRound } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconTeam = /* @__PURE__ */ makeIcon(UsersRound)
