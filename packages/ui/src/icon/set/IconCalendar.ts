import { Calendar } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconCalendar = /* @__PURE__ */ makeIcon('calendar', Calendar)
