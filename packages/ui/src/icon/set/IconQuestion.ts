import { CircleQuestionMark } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconQuestion = /* @__PURE__ */ makeIcon(CircleQuestionMark)
