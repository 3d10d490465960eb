import { Wrench } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconMaintenance = /* @__PURE__ */ makeIcon(Wrench)
