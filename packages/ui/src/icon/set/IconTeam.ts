import { UsersRound } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconTeam = /* @__PURE__ */ makeIcon('team', UsersRound)
