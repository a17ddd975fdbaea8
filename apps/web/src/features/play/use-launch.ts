// SPDX-License-Identifier: Apache-2.0
import { useQuery } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { ageOfVisitor, playMoneyOf, visitorOfTab } from '../../shared/play/for-fun.ts'
import { noteHandedOut } from '../../shared/play/handed-out.ts'
import { isTrial, sessionName, sessionToken, useSession } from '../../shared/session/session.ts'
import { launchAddress, withSiteClock } from '../../shared/site/launch-address.ts'
import type { Site } from '../../shared/site/site.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { gameLanguage } from '../../shared/texts/texts.ts'
import { firstAddress, launchPayload } from './launch-payload.ts'
import type { Game } from './use-game.ts'
import type { Wanted } from './wanted.ts'

/**
 * The address of the frame. Each visit of the page requests a new launch; a cached one would not work,
 * because its token is valid once. If the session expires meanwhile, the running frame continues.
 */
export function useLaunch(game: Game, wanted: Wanted) {
  const session = useSession()
  const site = useSite()
  const forFun = playsAsVisitor(wanted, session, site)
  return useQuery({
    queryKey: ['play.launch', wanted],
    queryFn: async () => {
      const opened = await (forFun ? addressForFun(game) : addressOf(game, wanted, site))
      const handedOut = launchAddress(opened, site)
      noteHandedOut(handedOut)
      return withSiteClock(handedOut, site)
    },
    enabled: !game.blocked && (session === 'member' || forFun),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    retry: false,
  })
}

/** With play money and without an account. */
export const playsAsVisitor = (
  { trial }: Wanted,
  session: ReturnType<typeof useSession>,
  { whitelabel }: Pick<Site, 'whitelabel'>,
): boolean => trial && session === 'visitor' && playMoneyOf(whitelabel) === 'fun'

async function addressForFun({ gameId, roomId, vassalage }: Game): Promise<string> {
  const { game_url: address } = await call('play.launchForFun', {
    gameId: gameId ?? roomId ?? '',
    vassalage,
    language: gameLanguage(),
    platform: matchMedia('(pointer: coarse)').matches ? 'html5-mobile' : 'html5-desktop',
    visitor: visitorOfTab(),
    age: ageOfVisitor(),
  })
  return address
}

async function addressOf(game: Game, { room, trial }: Wanted, { merchantCode }: Site): Promise<string> {
  const { vassalage, nodeId } = game
  const language = gameLanguage()
  // Practice tables are opened as every game is that is tried.
  if (room && !trial)
    return (await call('play.launchRoom', { roomId: game.roomId ?? '', nodeId, vassalage, language })).content
  return firstAddress(
    await call(
      'play.launch',
      launchPayload({ gameId: game.gameId ?? game.roomId ?? '', nodeId, vassalage }, trial || isTrial(), {
        username: sessionName(),
        token: sessionToken() ?? '',
        merchantCode,
        language,
        coarse: matchMedia('(pointer: coarse)').matches,
      }),
    ),
  )
}
