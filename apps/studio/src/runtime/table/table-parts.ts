// SPDX-License-Identifier: Apache-2.0
import './table.css'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { formatMultiplier, MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'
import { RETURN_ONE, type TableGame } from '../../fair/table/table-game.ts'
import type { RoundOf, TableCode } from '../../protocol.ts'
import type { GameHost } from '../game-host.ts'
import { groupMoney } from '../money.ts'
import { h } from '../page/element.ts'
import { t } from '../texts.ts'
import { chipValues } from './chip-values.ts'
import type { createCloth } from './cloth.ts'
import type { SpotResult } from './felt.ts'
import type { Placed } from './placed-chips.ts'

/** Puts the table on the page, with chips of the player's quick stakes. Returns what holds picture and cloth. */
export function mountTable(
  {
    options,
    overlay,
    quickStakes,
    stake,
  }: Pick<GameHost<never>, 'options' | 'overlay' | 'quickStakes' | 'stake'>,
  { element, tray, show }: ReturnType<typeof createCloth>,
  picture?: HTMLElement,
): HTMLElement {
  document.body.dataset['table'] = ''
  stake.element.remove()
  options.append(tray.element)
  const stage = h('div', { class: 'table-stage' }, picture, element)
  overlay.append(stage)
  quickStakes.watch((own) => {
    tray.offer(chipValues(own, stake.minimum, stake.maximum))
    show()
  })
  return stage
}

/** How each spot ended, by a result of the game and what was bet. */
export function spotResults<Result>(
  game: Pick<TableGame<never, Result>, 'returns'>,
  result: Result,
  placed: Placed,
  decimals: number,
): (id: string) => SpotResult {
  return (id) => spotResult(game.returns(id, result), placed.get(id), decimals)
}

function spotResult(parts: number, amount: Amount | undefined, decimals: number): SpotResult {
  const tone = parts > RETURN_ONE ? 'won' : parts > 0 ? 'back' : 'lost'
  if (amount === undefined || parts === 0) return { tone }
  const coin = 10n ** BigInt(6 - decimals)
  const paid = (amount * BigInt(parts)) / BigInt(RETURN_ONE)
  return { tone, paid: amountOfMillionths(paid - (paid % coin)) }
}

/** The more a win pays, the more sparks it has. */
export const sparksFor = (multiplier: Multiplier): number =>
  Math.min(70, 16 + Math.round(multiplier / MULTIPLIER_ONE) * 3)

/** Announces the result and what it paid, with its sound. */
export function sayResult<Code extends TableCode>(
  { sound, say }: Pick<GameHost<Code>, 'sound' | 'say'>,
  { id, payout, currency, multiplier }: RoundOf<Code>,
  result: string,
): void {
  const outcome = multiplier > MULTIPLIER_ONE ? 'won' : multiplier === MULTIPLIER_ONE ? 'even' : 'lost'
  sound.play(outcome === 'won' ? 'win' : 'lose')
  const paid =
    multiplier === 0
      ? t('studio.round.lost')
      : t('studio.round.paid', {
          payout: groupMoney(payout),
          currency,
          multiplier: formatMultiplier(multiplier),
        })
  say(`${result} · ${paid}`, { outcome, roundId: id })
}
