import { ChartLine } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconChart = /* @__PURE__ */ makeIcon('chart', ChartLine, { mirrored: true })
