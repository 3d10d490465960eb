import { Camera } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconCamera = /* @__PURE__ */ makeIcon(Camera)
