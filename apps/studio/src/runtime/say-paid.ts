// SPDX-License-Identifier: Apache-2.0
import { formatMultiplier, MULTIPLIER_ONE } from '../fair/multiplier.ts'
import type { GameCode, RoundOf } from '../protocol.ts'
import type { GameHost } from './game-host.ts'
import { groupMoney } from './money.ts'
import { t } from './texts.ts'

/** Announces what a round paid when its multiplier says everything, with its sound. */
export function sayPaid<Code extends GameCode>(
  { sound, say }: Pick<GameHost<Code>, 'sound' | 'say'>,
  { id, payout, currency, multiplier }: RoundOf<Code>,
): void {
  const outcome = multiplier > MULTIPLIER_ONE ? 'won' : multiplier === MULTIPLIER_ONE ? 'even' : 'lost'
  sound.play(outcome === 'won' ? 'win' : 'lose')
  const values = { payout: groupMoney(payout), currency, multiplier: formatMultiplier(multiplier) }
  say(multiplier === 0 ? t('studio.round.lost') : t('studio.round.paid', values), { outcome, roundId: id })
}
