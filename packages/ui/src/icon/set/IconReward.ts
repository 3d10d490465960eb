import { Trophy } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconReward = /* @__PURE__ */ makeIcon('reward', Trophy)
