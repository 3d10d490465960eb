import { vendorOfPrizeMode } from '@livery/domain/games'
import type { LaunchQuery } from '@livery/domain/lottery'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import { vendorMappingQuery } from '#capabilities/games/vendors.queries.ts'
import { lotteriesQuery } from '#capabilities/lottery/lottery.queries.ts'
import type { Lottery } from '#capabilities/lottery/lotteryMapping.ts'
import { useLotteryContext } from '#capabilities/lottery/useLottery.ts'
import { useTenant } from '#platform/boot/ServicesContext.ts'

/** Vendor and node of a lottery, which the address of its launch may leave out. */
export interface LotteryEntry {
  /** Vendor of the lottery. */
  readonly vendor: () => Promise<string>
  /** Node of the lottery, or of its vendor's lobby; undefined where the gateway lists neither. */
  readonly node: (vendor: string) => Promise<string | undefined>
}

/**
 * Vendor and node of the lottery in an address of the launch page. The parameters of S-routes-17 name no vendor: a
 * parameter of our own is added to them; without it the vendor comes from the list of lotteries, and for a lobby from
 * the prize mode.
 */
export function useLotteryEntry({ gameId, prizeMode }: LaunchQuery, named: string | null): LotteryEntry {
  const client = useQueryClient()
  const { gateway, language } = useLotteryContext()
  const { merchantCode, games } = useTenant()
  const { lotteryModes } = games
  return useMemo(() => {
    async function listed(): Promise<Lottery | undefined> {
      if (gameId === '') return undefined
      const list = await client.ensureQueryData(lotteriesQuery(gateway, language))
      return list.find((lottery) => lottery.gameId === gameId)
    }
    return {
      vendor: async () => named || ((await listed())?.vendor ?? vendorOfPrizeMode(prizeMode, lotteryModes)),
      node: async (vendor) => {
        const lottery = await listed()
        if (lottery) return lottery.nodeId
        const vendors = await client.ensureQueryData(vendorMappingQuery(gateway, merchantCode))
        const lobby = Object.values(vendors)
          .flatMap((entries) => entries ?? [])
          .find((entry) => entry.vendor === vendor)
        return lobby?.nodeId ?? undefined
      },
    }
  }, [named, gameId, prizeMode, client, gateway, language, merchantCode, lotteryModes])
}
