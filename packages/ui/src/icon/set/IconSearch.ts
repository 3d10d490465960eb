import { Search } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconSearch = /* @__PURE__ */ makeIcon(Search)
