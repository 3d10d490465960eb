import { Copy } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconCopy = /* @__PURE__ */ makeIcon(Copy)
