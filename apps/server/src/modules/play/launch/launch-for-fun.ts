// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { VendorBusy } from '../ports.ts'
import { gameLanguage } from './game-language.ts'
import {
  maintenance,
  openable,
  paceOf,
  studioAccountId,
  titleOf,
  unknownCountry,
  type LaunchDeps,
  type LaunchInput,
} from './launch-game.ts'

export interface FunInput extends Pick<
  LaunchInput,
  'gameId' | 'vendorCode' | 'language' | 'country' | 'ip' | 'device' | 'automaticBetsMs' | 'bonusBuy'
> {
  /** Whose play money it is; the vendor knows nothing else of them. */
  visitor: string
  /** What the play money looks like: the currency of the brand. */
  currency: string
}

type FunDeps = Pick<LaunchDeps, 'accounts' | 'adapters' | 'games' | 'site' | 'log'>

/**
 * Opens a game with play money of its vendor, which knows no player of ours and asks our wallet nothing: no account, no
 * posting and no bet of ours come of it. For in-house games and titles that open as one. Faults: those of `launchGame`
 * about the game, call.needRealAccount (none for fun) and play.visitorsBusy.
 */
export async function launchForFun(deps: FunDeps, asked: FunInput): Promise<{ gameUrl: string }> {
  const input = { ...asked, room: false, trial: true }
  const { game, account, adapter, isDemonstration } = await openable(deps, input)
  if (account.id !== studioAccountId && !isDemonstration) throw fault('call.needRealAccount')
  try {
    const { url } = await adapter.launch(account, {
      gameCode: game.code,
      currency: input.currency,
      lang: gameLanguage(account, input.language),
      country: input.country ?? unknownCountry,
      ip: input.ip,
      device: input.device,
      ...deps.site,
      depositUrl: '',
      meta: {
        ...paceOf(input),
        ...(isDemonstration && titleOf(deps, game, input)),
        visitor: input.visitor,
        play_currency: input.currency,
      },
    })
    return { gameUrl: url }
  } catch (error) {
    if (error instanceof VendorBusy) throw fault('play.visitorsBusy')
    deps.log.warn(
      { vendor: account.id, game: game.code, error: String(error) },
      'a vendor could not open a game for fun',
    )
    throw await maintenance(deps, input, game.gameType)
  }
}
