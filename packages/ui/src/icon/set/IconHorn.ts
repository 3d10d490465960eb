import { Megaphone } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconHorn = /* @__PURE__ */ makeIcon(Megaphone)
