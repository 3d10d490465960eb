import { Copy } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconCopy = /* @__PURE__ */ makeIcon('copy', Copy)
