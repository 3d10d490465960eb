import { Laptop } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconComputer = /* @__PURE__ */ makeIcon('computer', Laptop)
