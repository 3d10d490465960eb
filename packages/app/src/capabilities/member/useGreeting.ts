import { displayName, greetingId } from '@livery/domain/account'
import { useTranslate } from '@livery/i18n'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useGateway, useSession } from '#platform/boot/ServicesContext.ts'

import { memberQuery } from './member.queries.ts'

export interface Greeting {
  /** 'Good evening', by the device's clock. */
  readonly greeting: string
  /** The nickname, or the account without one. */
  readonly name: string
  /** Label of the member's VIP level, once known. */
  readonly vip: string | undefined
}

/** Greeting of the signed-in player; undefined for a visitor. */
export function useGreeting(): Greeting | undefined {
  const session = useSession()
  const [hour] = useState(() => new Date().getHours())
  const translate = useTranslate()
  const { data } = useQuery({ ...memberQuery(useGateway()), enabled: session !== undefined })
  if (!session) return undefined
  return {
    greeting: translate(greetingId(hour)),
    name: data ? displayName(data) : session.memberName,
    vip: data?.clubLabel?.labelName,
  }
}
