import { vendorOfPrizeMode, type LaunchQuery } from '@livery/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

import { useTenant } from '../../shell/boot/index.ts'
import { lotteriesQuery } from '../../shell/lottery/lottery.queries.ts'
import { useLotteryContext } from '../../shell/lottery/useLottery.ts'

/**
 * Whose lottery an address of the launch page means. The specification's parameters name no vendor: one of ours stands
 * beside them; without it the list of lotteries knows, and for a lobby the prize mode.
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
      const { list } = await client.fetchQuery(lotteriesQuery(gateway, language))
      const known = list.find((lottery) => lottery.gameId === gameId)
      if (known) return known.vassalage
    }
    return vendorOfPrizeMode(prizeMode, lotteryModes)
  }, [named, gameId, prizeMode, client, gateway, language, lotteryModes])
}
