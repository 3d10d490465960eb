import { Swords } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconPvp = /* @__PURE__ */ makeIcon('pvp', Swords)
