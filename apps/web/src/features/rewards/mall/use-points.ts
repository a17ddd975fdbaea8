// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { invalidate, useCallQuery } from '../../../shared/api/use-call-query.ts'
import { useTopic } from '../../../shared/live/use-topic.ts'
import { useAccountKind, useSession } from '../../../shared/session/session.ts'
import { useWalletCurrency } from '../../../shared/session/use-wallet-currency.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'

export type Reward = CallOutput<'rewards.mallRewards'>['list'][number]
export type Category = Reward['category']
export type Redeem = CallOutput<'rewards.redeems'>['list'][number]

const figures = new Intl.NumberFormat('en-US')

/** Points with commas and Latin digits, like all figures of the platform. */
export const formatPoints = (points: number): string => figures.format(points)

/** Whether the user collects points: a member with a real account. */
export function useHasPoints(): boolean {
  const { trial } = useAccountKind()
  return useSession() === 'member' && !trial
}

/** For a member whose account is in another currency than the brand's: that it has no points. */
export function useForeignCurrency(): string | undefined {
  const { currency } = useSite().whitelabel
  const own = useWalletCurrency()
  return own.code === currency.code ? undefined : t('mall.earn.currency', { currency: currency.code })
}

/** Why so many points cannot be spent; undefined while they can, and until it is known how many there are. */
export function useMissingPoints(): (needed: number) => string | undefined {
  const ownOnly = useForeignCurrency()
  const { points } = usePoints()
  return (needed) => {
    if (ownOnly !== undefined) return ownOnly
    if (!points || points.balance >= needed) return undefined
    return t('mall.missing', { count: needed - points.balance })
  }
}

/** The fewest points that can be converted: whole units of money, no fewer than the brand allows. */
export const leastToConvert = ({ exchangeRatio, minConvert }: CallOutput<'rewards.pointConfig'>): number =>
  Math.ceil(minConvert / exchangeRatio) * exchangeRatio

/** The member's points and their value; follows the pushes of the platform. */
export function usePoints() {
  const enabled = useHasPoints()
  useTopic('rewards.points', () => invalidate('rewards.pointBalance', 'rewards.redeems'))
  const balance = useCallQuery('rewards.pointBalance', {}, { member: true, enabled })
  const config = useCallQuery('rewards.pointConfig', {}, { member: true, enabled, staleTimeMs: 60_000 })
  return { points: balance.data, config: config.data }
}
