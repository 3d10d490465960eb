import { displayName, greetingId } from '@livery/domain'
import { wordingMessages } from '@livery/i18n'
import { useQuery } from '@tanstack/react-query'
import { useIntl, type MessageDescriptor } from 'react-intl'

import { useGateway, useSession } from '../boot/index.ts'
import { memberQuery } from '../gateway/member.queries.ts'

export interface Greeting {
  /** 'Good evening', by the device's clock. */
  readonly greeting: string
  /** The nickname, or the account without one. */
  readonly name: string
  /** Label of the member's VIP level, once known. */
  readonly vip: string | undefined
}

const GREETINGS: readonly MessageDescriptor[] = Object.values(wordingMessages)

/** How the signed-in player is greeted; undefined for a visitor. */
export function useGreeting(): Greeting | undefined {
  const session = useSession()
  const { formatMessage } = useIntl()
  const { data } = useQuery({ ...memberQuery(useGateway()), enabled: session !== undefined })
  if (!session) return undefined
  const id = greetingId(new Date().getHours())
  return {
    greeting: formatMessage(GREETINGS.find((message) => message.id === id) ?? { id }),
    name: data ? displayName(data) : session.memberName,
    vip: data?.clubLabel?.labelName,
  }
}
