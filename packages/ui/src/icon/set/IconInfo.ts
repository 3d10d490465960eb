import { Info } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconInfo = /* @__PURE__ */ makeIcon(Info)
