import { Trophy } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconReward = /* @__PURE__ */ makeIcon(Trophy)
