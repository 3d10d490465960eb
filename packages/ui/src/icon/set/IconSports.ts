import { Volleyball } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconSports = /* @__PURE__ */ makeIcon('sports', Volleyball)
