import { Headset } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconCustomerService = /* @__PURE__ */ makeIcon(Headset)
