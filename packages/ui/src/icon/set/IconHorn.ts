import { Megaphone } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconHorn = /* @__PURE__ */ makeIcon('horn', Megaphone)
