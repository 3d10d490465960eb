import type { Ladder } from '../useLadder.ts'

/** Props of each form of the page. */
export interface VipFormProps {
  readonly ladder: Ladder
}
