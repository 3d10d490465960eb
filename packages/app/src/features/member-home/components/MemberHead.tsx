import type { Schemas } from '@livery/api'
import { displayName } from '@livery/domain/account'
import { Row } from '@livery/ui/stack'

import { MemberName } from './MemberName.tsx'
import { PictureButton } from './PictureButton.tsx'
import { VipButton } from './VipButton.tsx'

/** Head of the profile: picture, name, joining date, and VIP label. */
export function MemberHead({ member }: { readonly member: Schemas['Member'] }) {
  return (
    <Row gap="x4" wrap>
      <PictureButton name={displayName(member)} />
      <MemberName member={member} />
      <VipButton member={member} />
    </Row>
  )
}
