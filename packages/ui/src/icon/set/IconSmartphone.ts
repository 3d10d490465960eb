import { Smartphone } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconSmartphone = /* @__PURE__ */ makeIcon(Smartphone)
