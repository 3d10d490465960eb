import { LayoutGrid } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconAllGames = /* @__PURE__ */ makeIcon(LayoutGrid)
