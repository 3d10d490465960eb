import { Search } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconSearch = /* @__PURE__ */ makeIcon('search', Search, { hollow: true })
