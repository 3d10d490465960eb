import { Cherry } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconSlots = /* @__PURE__ */ makeIcon('slots', Cherry)
