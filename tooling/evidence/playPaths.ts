import { pathTo, ROUTES } from '@livery/domain/routes'
import type { TenantConfig } from '@livery/tenant'

/** Paths of the play pages with a game of the brand in each: a slot among its hot games, and its first lottery. */
export async function playPathsOf(
  sandbox: string,
  { merchantCode, languages }: TenantConfig,
): Promise<Record<'gameLaunch' | 'lotteryBet', string>> {
  const headers = { Merchant: merchantCode, Gateway: '3', 'Accept-Language': languages.default }
  async function listOf<Entry>(path: string): Promise<readonly Entry[]> {
    const response = await fetch(`${sandbox}${path}`, { headers })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return ((await response.json()) as { value: { list: readonly Entry[] } }).value.list
  }
  const query = new URLSearchParams({ merchantCode, isPlatform: '2', language: 'EN', platform: 'html5' })
  const hot = await listOf<Record<'vassalage' | 'nodeId' | 'gameId' | 'gameType', string>>(
    `/lgw/games/hot?${query}`,
  )
  const slot = hot.find(({ gameType }) => gameType === 'RNG')
  const [lottery] = await listOf<{ gameId: string }>('/lotto/list')
  if (!slot || !lottery) throw new Error(`${merchantCode} has no slot or no lottery to check.`)
  const launch = new URLSearchParams({
    vendor: slot.vassalage,
    gameCategory: slot.gameType,
    gameId: slot.gameId,
    nodeId: slot.nodeId,
  })
  return {
    gameLaunch: `${ROUTES.gameLaunch.path}?${launch}`,
    lotteryBet: pathTo('lotteryBet', { mui: 'mobile', playType: 'trad', gameId: lottery.gameId }),
  }
}
