import { KeyRound } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconKey = /* @__PURE__ */ makeIcon('key', KeyRound)
