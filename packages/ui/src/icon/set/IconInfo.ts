import { Info } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconInfo = /* @__PURE__ */ makeIcon('info', Info)
