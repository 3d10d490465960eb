import { Volleyball } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconSports = /* @__PURE__ */ makeIcon(Volleyball)
