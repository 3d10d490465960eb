import { X } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconClose = /* @__PURE__ */ makeIcon('close', X)
