import { Smartphone } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconSmartphone = /* @__PURE__ */ makeIcon('smartphone', Smartphone)
