import { X } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconClose = /* @__PURE__ */ makeIcon(X)
