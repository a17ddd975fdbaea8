import { fault } from '@tessera/contract'
import { noteStarted } from '../catalogue/index.ts'
import { memberById } from '../members/index.ts'
import type { Queries } from '../../platform/db/index.ts'
import type { DomainHandlers } from '../../platform/http/index.ts'
import { launchGame, type LaunchDeps } from './launch/launch-game.ts'
import { showRound } from './launch/show-round.ts'

export interface PlayCallsDeps extends Omit<LaunchDeps, 'site'> {
  db: Queries
  siteAt(request: { host: string; merchant: string }): Promise<LaunchDeps['site']>
  /** Country code that vendors are told. */
  country: string
}

/** Binds the calls of play. */
export const playCalls = (deps: PlayCallsDeps): DomainHandlers<'play'> => ({
  async 'play.launch'({ gameId, vassalage, platform, language }, { member, ip, host, merchant, nowMs }) {
    const player = await memberById(deps.db, member.memberId)
    if (!player) throw fault('call.unauthorized')
    const device = platform === 'html5-mobile' ? 'mobile' : 'desktop'
    const { gameUrl } = await launchGame({ ...deps, site: await deps.siteAt({ host, merchant }) }, {
      memberId: player.id, currency: player.currency, gameId, vassalage, language, country: deps.country, ip, device,
    })
    await noteStarted(deps.db, { memberId: player.id, vassalage, gameId, nowMs })
    return { game_url: gameUrl, game_url2: '' }
  },
  async 'play.round'({ roundId, vassalage }, { member }) {
    return { url: await showRound(deps, { memberId: member.memberId, roundId, vassalage }) }
  },
})
