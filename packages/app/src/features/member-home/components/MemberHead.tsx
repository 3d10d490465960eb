import type { Schemas } from '@livery/api'
import { clickVip } from '@livery/domain/access'
import { displayName, vipLabel } from '@livery/domain/account'
import { formatMoment } from '@livery/i18n'
import { Button } from '@livery/ui/button'
import { IconEdit, IconVip } from '@livery/ui/icon'
import { Row } from '@livery/ui/stack'
import { Heading, Text } from '@livery/ui/text'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { MemberPicture } from '#capabilities/member/MemberPicture.tsx'
import { useSession } from '#platform/boot/ServicesContext.ts'
import { languageAtom } from '#platform/language/language.ts'
import { useClickDecision } from '#platform/routing/useClickDecision.ts'
import { useFlags } from '#platform/whitelabel/useFlags.ts'

import * as css from '../memberHome.css.ts'
import { memberHomeMessages as messages } from '../memberHome.messages.ts'
import { HeadIconSheet } from './HeadIconSheet.tsx'

/** Head of the profile: picture, name, joining date, and VIP label. */
export function MemberHead({ member }: { readonly member: Schemas['Member'] }) {
  const { formatMessage } = useIntl()
  const session = useSession() ?? null
  const flags = useFlags()
  const decide = useClickDecision()
  const language = useAtomValue(languageAtom)
  const [choosing, setChoosing] = useState(false)
  const name = displayName(member)
  const label = vipLabel(member.clubLabel?.labelName, 'memberCentre')
  const since = language ? formatMoment(language, member.registeredAt, 'date') : ''

  return (
    <Row gap="x4" wrap>
      <button
        type="button"
        className={css.picture}
        aria-label={formatMessage(messages.picture)}
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      >
        <MemberPicture size="large" name={name} />
        <span className={css.pencil}>
          <IconEdit size="small" />
        </span>
      </button>
      <div className={css.name}>
        <Heading level={2}>
          <bdi className={css.word}>{name}</bdi>
        </Heading>
        <Text size="small" tone="secondary">
          {formatMessage(messages.registeredOn, { date: since })}
        </Text>
      </div>
      <Button tone="quiet" size="small" icon={IconVip} onPress={() => decide(clickVip(session, flags))}>
        <span aria-label={`${formatMessage(messages.vip)}: ${label}`}>{label}</span>
      </Button>
      <HeadIconSheet open={choosing} onClose={() => setChoosing(false)} />
    </Row>
  )
}
