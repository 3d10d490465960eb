import { Wrench } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconMaintenance = /* @__PURE__ */ makeIcon(Wrench)
