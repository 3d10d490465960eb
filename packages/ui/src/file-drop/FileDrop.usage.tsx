import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['Pictures of documents, from the camera or the gallery'],
  whenNot: ['One avatar out of a few: use `RadioGroup` with pictures'],
}
