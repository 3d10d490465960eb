import { Play } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconPlay = /* @__PURE__ */ makeIcon(Play)
