import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { useGateway } from '../boot/index.ts'
import { captchaQuery, type CaptchaModule } from './captcha.queries.ts'
import { createHumanVerification } from './humanVerification.ts'
import type { HumanCheckState } from './useHumanCheck.ts'

/** What a call carries to show that a person is there. */
export type CaptchaAnswer =
  | { readonly captchaId: string; readonly captcha: string }
  | { readonly captchaProof: string }

export interface Captcha {
  /** Address of the picture; undefined while it is on its way. */
  readonly image: string | undefined
  readonly loading: boolean
  /** Asks for another picture: a picture is good for one try. */
  another(): void
  /** Whether the device works in place of the person, who then needs to read nothing (WCAG 3.3.8). */
  readonly instead: boolean
  /** How that work is getting on. */
  readonly work: HumanCheckState
  choose(instead: boolean): void
  /** What the call carries. @throws when the device's work fails */
  answer(typed: string): Promise<CaptchaAnswer>
}

/**
 * A captcha with a way around it.
 * @param wanted false while the gateway asks for none: no picture is fetched
 */
export function useCaptcha(module: CaptchaModule, wanted: boolean): Captcha {
  const gateway = useGateway()
  const proof = useMemo(() => createHumanVerification(gateway, 'captcha'), [gateway])
  const [turn, setTurn] = useState(0)
  const [instead, setInstead] = useState(false)
  const [work, setWork] = useState<HumanCheckState>('off')
  const { data, isFetching } = useQuery({
    ...captchaQuery(gateway, module, turn),
    enabled: wanted && !instead,
  })

  async function prepare(): Promise<void> {
    setWork('checking')
    try {
      await proof.prepare()
      setWork('passed')
    } catch {
      setWork('failed')
    }
  }
  return {
    image: data && `data:${data.mediaType};base64,${data.image}`,
    loading: isFetching,
    another: () => setTurn((before) => before + 1),
    instead,
    work: instead ? work : 'off',
    choose(next) {
      setInstead(next)
      if (next) void prepare()
    },
    async answer(typed) {
      if (instead) return { captchaProof: await proof.answer() }
      return { captchaId: data?.captchaId ?? '', captcha: typed.trim() }
    },
  }
}
