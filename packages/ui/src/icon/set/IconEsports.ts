import { Gamepad2 } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconEsports = /* @__PURE__ */ makeIcon(Gamepad2)
