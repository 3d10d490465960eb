import { SquarePlus } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconAddToHomeScreen = /* @__PURE__ */ makeIcon(SquarePlus)
