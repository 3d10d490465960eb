import { vendorOfPrizeMode } from '@livery/domain/games'
import type { LaunchQuery } from '@livery/domain/lottery'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

import { lotteriesQuery } from '#capabilities/lottery/lottery.queries.ts'
import { useLotteryContext } from '#capabilities/lottery/useLottery.ts'
import { useTenant } from '#platform/boot/ServicesContext.ts'

/**
 * Vendor of the lottery in an address of the launch page. The parameters of S-routes-17 name no vendor: a parameter
 * of our own is added to them; without it the vendor comes from the list of lotteries, and for a lobby from the prize
 * mode.
 */
export function useLotteryVendor(
  { gameId, prizeMode }: LaunchQuery,
  named: string | null,
): () => Promise<string> {
  const client = useQueryClient()
  const { gateway, language } = useLotteryContext()
  const { lotteryModes } = useTenant().games
  return useCallback(async () => {
    if (named) return named
    if (gameId !== '') {
      const list = await client.fetchQuery(lotteriesQuery(gateway, language))
      const known = list.find((lottery) => lottery.gameId === gameId)
      if (known) return known.vendor
    }
    return vendorOfPrizeMode(prizeMode, lotteryModes)
  }, [named, gameId, prizeMode, client, gateway, language, lotteryModes])
}
