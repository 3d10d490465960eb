import { Camera } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconCamera = /* @__PURE__ */ makeIcon(Camera)
