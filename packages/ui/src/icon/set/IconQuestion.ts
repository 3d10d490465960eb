import { CircleQuestionMark } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconQuestion = /* @__PURE__ */ makeIcon('question', CircleQuestionMark)
