import { House } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconHome = /* @__PURE__ */ makeIcon('home', House)
