import { SquarePlus } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconAddToHomeScreen = /* @__PURE__ */ makeIcon('add-to-home-screen', SquarePlus)
