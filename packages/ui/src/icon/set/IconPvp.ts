import { Swords } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconPvp = /* @__PURE__ */ makeIcon(Swords)
