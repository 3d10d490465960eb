import { LayoutGrid } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconAllGames = /* @__PURE__ */ makeIcon('all-games', LayoutGrid)
