import { Calendar } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconCalendar = /* @__PURE__ */ makeIcon(Calendar)
