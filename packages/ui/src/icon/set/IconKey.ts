import { KeyRound } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconKey = /* @__PURE__ */ makeIcon(KeyRound)
