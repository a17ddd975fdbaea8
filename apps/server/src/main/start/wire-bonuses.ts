// SPDX-License-Identifier: Apache-2.0
import type { SettledBet } from '../../modules/bets/index.ts'
import {
  createTellBonus,
  grantBonus,
  listForRecord,
  pushBonuses,
  releaseDeposit,
  requireDeposit,
  settledUnderBonus,
  turnoverLeft,
  type BonusesDeps,
  type TellBonus,
} from '../../modules/bonuses/index.ts'
import type { GameEdges, SnapshotSource } from '../../modules/catalogue/index.ts'
import type { Play, PlayDeps } from '../../modules/play/index.ts'
import {
  grantedRounds,
  matchDeposits,
  notifyMember,
  type PayBonus,
  type PromotionsDeps,
} from '../../modules/promotions/index.ts'
import type { WalletDeps } from '../../modules/wallet/index.ts'
import type { Queries } from '../../platform/db/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { gameTypesFrom } from './game-types.ts'

/** What bonuses need of the catalogue: the types of games, and what they pay. */
export const wireBonuses = (
  platform: Platform,
  snapshot: SnapshotSource,
  gameEdges: GameEdges,
): { bonusesDeps: BonusesDeps; tellBonus: TellBonus } => ({
  bonusesDeps: { ...platform, gameTypes: gameTypesFrom(snapshot), gameEdges },
  tellBonus: createTellBonus({ snapshot, gameEdges }),
})

/** Rewards of promotions that have to be staked. */
export const promotionBonuses =
  (on: Pick<Platform, 'settings'>): PayBonus =>
  async (tx, bonus) => {
    const granted = await grantBonus(tx, on, { ...bonus, source: 'promotion' })
    if (granted !== 'granted') throw new Error(`the bonus ${bonus.reference} was not granted: ${granted}`)
  }

/**
 * What the wallet learns of bonuses: what has to be staked before a withdrawal, and the bonus that a member
 * accepted for a deposit.
 */
export const wageringFor = (platform: Platform): WalletDeps['wagering'] & object => ({
  turnoverLeft,
  async depositCredited(tx, deposit) {
    await requireDeposit(tx, platform, deposit)
    const matched = await matchDeposits(
      tx,
      {
        payBonus: promotionBonuses(platform),
        leftOutLabels: await platform.settings.of(deposit.brandCode).read('promotions.leftOutLabels'),
      },
      deposit,
    )
    if (!matched) return undefined
    return () => {
      notifyMember(platform, { ...matched, currency: deposit.currency })
      pushBonuses(platform, deposit.memberId)
    }
  },
  depositTakenBack: async (tx, taken) =>
    (await releaseDeposit(tx, taken)) ? () => pushBonuses(platform, taken.memberId) : undefined,
  bonusesOf: listForRecord,
})

/** What play needs for stakes with bonus money and for free rounds, and whom it tells. */
export const bonusesInPlay = (
  deps: BonusesDeps,
): Pick<PlayDeps, 'gameTypes' | 'grantedRounds' | 'onBonuses' | 'onBonusRefused'> => ({
  grantedRounds,
  gameTypes: deps.gameTypes,
  onBonuses: (memberId) => pushBonuses(deps, memberId),
  onBonusRefused: ({ memberId, ...refused }) => deps.live.publish('bonuses.refused', refused, memberId),
})

/** What promotions need of bonuses, and of play for free rounds. */
export const wirePromotions = (
  platform: Platform,
  { freeRounds }: Pick<Play, 'freeRounds'>,
  more: Pick<PromotionsDeps, 'messages' | 'tellBonus' | 'countryOf' | 'gameEdges'>,
): PromotionsDeps => ({ ...platform, ...more, payBonus: promotionBonuses(platform), freeRounds })

/**
 * Bets under an open bonus of their member earn no rebate (D-149), whether they staked cash or bonus money: those whose
 * facts say so, and those that were settled while one was open, of whatever vendor, lottery or sport. A bet that is
 * taken back is judged by its fact alone: what it once earned goes.
 */
export async function betsUnderBonus(
  db: Queries,
  bets: readonly SettledBet[],
): Promise<ReadonlySet<SettledBet>> {
  const others = bets.filter(({ underBonus, validBet }) => !underBonus && validBet > 0n)
  const found = await settledUnderBonus(db, others)
  return new Set([
    ...bets.filter(({ underBonus }) => underBonus),
    ...others.filter((_, index) => found.has(index)),
  ])
}
