// SPDX-License-Identifier: Apache-2.0
import { BEST_OF_BULLET, MOST_BULLETS } from '@tessera/rules/games/fishing/hall-stakes'
import { fraction, toPercent } from '../../fair/fraction.ts'
import type { Rules } from '../../runtime/game.ts'
import { groupMoney } from '../../runtime/money.ts'
import { t } from '../../runtime/texts.ts'
import { fishNames } from './fish-names.ts'
import { chainRulesOf } from './pond/chain-fish.ts'
import { bestOf, fishKinds, isFixed, takesOthers } from './pond/kinds.ts'
import { returnPercentOf, ROLL_VALUES, thresholdOf, USUAL_UP_TO } from './pond/odds.ts'
import { FISH_CODES, type FishCode } from './pond/pond.ts'
import { FREEZE_MS } from './pond/resolve-shot.ts'
import { JACKPOT_ONE_IN } from './pond/rolls.ts'
import { LOAD_MS, LONGEST_FLIGHT_MS, weaponOf } from './pond/weapons.ts'

/** The bullets of which one goes to the jackpot, in percent. */
const JACKPOT_PERCENT = '0.5'
const CHANCE_DECIMALS = 3

const usual = returnPercentOf(USUAL_UP_TO)
const high = returnPercentOf(USUAL_UP_TO + 1)
const secondsOf = (ms: number): number => ms / 1_000

/** What the rules panel of a fishing hall says: every rule, and what each fish returns with which chance. */
export const rulesOfFishing = (): Rules => ({
  sentences: sentences(),
  facts: [
    [t('studio.fishing.rules.upTo', { limit: USUAL_UP_TO }), `${usual} %`],
    [t('studio.fishing.rules.above', { limit: USUAL_UP_TO }), `${high} %`],
    [t('studio.fishing.rules.toJackpot'), `${JACKPOT_PERCENT} %`],
  ],
  table: {
    head: [
      t('studio.fishing.rules.head.fish'),
      t('studio.fishing.rules.head.returns'),
      t('studio.fishing.rules.head.chance'),
    ],
    rows: FISH_CODES.map((code) => [t(fishNames[code]), returnsOf(code), chanceOf(code)]),
  },
})

function sentences(): string[] {
  const [net, laser] = [weaponOf('net'), weaponOf('laser')]
  const [eel, bomb] = [chainRulesOf('eel')!, chainRulesOf('bombfish')!]
  return [
    t('studio.fishing.rules.return', { usual, high, limit: USUAL_UP_TO }),
    t('studio.fishing.rules.flight', { seconds: secondsOf(LONGEST_FLIGHT_MS) }),
    t('studio.fishing.rules.net', { bullets: net.cost, fish: net.mostTargets }),
    t('studio.fishing.rules.laser', { bullets: laser.cost, fish: laser.mostTargets }),
    t('studio.fishing.rules.areas'),
    t('studio.fishing.rules.chain', {
      ...{ eel: eel.mostOthers, limit: eel.mostMultiple, bomb: bomb.mostOthers },
    }),
    t('studio.fishing.rules.best', { best: BEST_OF_BULLET }),
    t('studio.fishing.rules.random'),
    t('studio.fishing.rules.freeze', { seconds: secondsOf(FREEZE_MS) }),
    t('studio.fishing.rules.jackpot', {
      percent: JACKPOT_PERCENT,
      chance: groupMoney(String(JACKPOT_ONE_IN)),
    }),
    t('studio.fishing.rules.loads', { bullets: MOST_BULLETS, seconds: secondsOf(LOAD_MS) }),
    t('studio.fishing.rules.others'),
  ]
}

/** What a fish returns, in words and signs. */
export function returnsOf(code: FishCode): string {
  const { multiples, mean } = fishKinds[code]
  if (takesOthers(code)) return t('studio.fishing.rules.chain.range', { multiple: mean })
  if (isFixed(code)) return `${mean}×`
  const least = Math.min(...multiples.map(({ multiple }) => multiple))
  return t('studio.fishing.rules.random.range', { least, most: bestOf(code), mean })
}

/** The chance of one bullet; with an eel or a bombfish the best one, where nothing goes with it. */
function chanceOf(code: FishCode): string {
  const threshold = thresholdOf(fishKinds[code].mean)
  const percent = toPercent(fraction(BigInt(threshold), BigInt(ROLL_VALUES)), CHANCE_DECIMALS)
  return takesOthers(code) ? t('studio.fishing.rules.chain.chance', { percent }) : `${percent} %`
}
