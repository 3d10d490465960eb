import { Share } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconShare = /* @__PURE__ */ makeIcon(Share)
