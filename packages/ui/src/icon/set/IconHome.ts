import { House } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconHome = /* @__PURE__ */ makeIcon(House)
