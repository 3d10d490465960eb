import { Headset } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconCustomerService = /* @__PURE__ */ makeIcon('customer-service', Headset)
