import { Eye } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconShown = /* @__PURE__ */ makeIcon(Eye)
