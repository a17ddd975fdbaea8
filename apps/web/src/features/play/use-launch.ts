import { useQuery } from '@tanstack/react-query'
import { ask } from '../../shared/api/ask.ts'
import { useSession } from '../../shared/session/session.ts'
import { launchAddress } from '../../shared/site/launch-address.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { gameLanguage } from '../../shared/texts/texts.ts'
import type { Game } from './use-game.ts'

/**
 * The address of the frame. Each opening of the page asks a new launch; it is never taken from the cache of an earlier
 * one, because its token serves once. A session that dies meanwhile leaves the running frame alone.
 */
export function useLaunch(game: Game | undefined) {
  const session = useSession()
  const site = useSite()
  return useQuery({
    queryKey: ['play.launch', game?.vassalage, game?.gameId],
    queryFn: async () => {
      if (!game) throw new Error('A launch needs a game')
      const { game_url, game_url2 } = await ask('play.launch', {
        gameId: game.gameId ?? game.roomId ?? '', nodeId: game.nodeId, vassalage: game.vassalage, language: gameLanguage(),
        platform: matchMedia('(pointer: coarse)').matches ? 'html5-mobile' : 'html5-desktop',
      })
      return launchAddress(game_url || game_url2, site)
    },
    enabled: game !== undefined && game.playable && session === 'member',
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    retry: false,
  })
}
