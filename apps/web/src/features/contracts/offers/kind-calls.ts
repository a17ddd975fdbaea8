// SPDX-License-Identifier: Apache-2.0
import { contractKinds, type ContractKind, type PeriodType } from '@tessera/rules/contracts/contract'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { t } from '../../../shared/texts/texts.ts'

/** The calls of each kind of contract, and its feature flag (D-131, D-137). */
export const kindCalls = {
  DIVIDEND: { list: 'contracts.dividends', move: 'contracts.moveDividend', flag: 'dividend' },
  DAILY: { list: 'contracts.dailySalaries', move: 'contracts.moveDailySalary', flag: 'dailySalary' },
  HOURLY: { list: 'contracts.hourlySalaries', move: 'contracts.moveHourlySalary', flag: 'hourSalary' },
  REALTIME: {
    list: 'contracts.realTimeSalaries',
    move: 'contracts.moveRealTimeSalary',
    flag: 'realTimeSalary',
  },
} as const

export const contractLists = contractKinds.map((kind) => kindCalls[kind].list)

/** The kinds that the operator has switched on; undefined until they are known. */
export function useOpenKinds(): ContractKind[] | undefined {
  const { data } = useCallQuery('agents.funds', {}, { member: true, staleTimeMs: 60_000 })
  return data && contractKinds.filter((kind) => data[kindCalls[kind].flag])
}

/** How often a contract is settled, in words. */
export const settledText = (kind: ContractKind, periodType: PeriodType): string =>
  kind === 'HOURLY' || kind === 'REALTIME'
    ? t(`contracts.settled.${kind}`)
    : t(`contracts.settled.${periodType}`)
