import { Gamepad2 } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconEsports = /* @__PURE__ */ makeIcon('esports', Gamepad2)
