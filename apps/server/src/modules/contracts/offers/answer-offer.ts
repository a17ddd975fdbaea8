// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { offerLifeDays, type PeriodType } from '@tessera/rules/contracts/contract'
import { nextPeriodStart, periodOf } from '@tessera/rules/contracts/periods'
import { addDays } from '@tessera/rules/site/zoned-days'
import type { Tx } from '../../../platform/db/index.ts'
import { memberById } from '../../members/index.ts'
import {
  contractById,
  contractInState,
  holdOwnContract,
  lockContractRow,
  lockContracts,
  type Contract,
  type Mover,
} from './contract-store.ts'
import { endBelow } from './end-below.ts'
import { judgeOffer } from './judge-offer.ts'
import { makeMove } from './make-move.ts'

const dayMs = 86_400_000

export interface Moment {
  nowMs: number
  /** The running day of the site. */
  today: string
}

/**
 * The contract, locked against other moves: of its own, and of the one above, which comes first. Throws
 * `call.forbidden` for one that does not exist.
 */
export async function lockContract(tx: Tx, id: string): Promise<Contract> {
  const found = await contractById(tx, id)
  if (!found) throw fault('call.forbidden')
  await lockContracts(tx, found.downlineId, found.kind)
  if (found.uplineId !== null) await holdOwnContract(tx, found.uplineId, found.kind)
  await lockContractRow(tx, id)
  return (await contractById(tx, id)) ?? found
}

/** Whether an offer can still be answered. */
const isOpen = ({ status, createdAtMs }: Contract, nowMs: number): boolean =>
  status === 'Offered' && nowMs < createdAtMs + offerLifeDays * dayMs

/**
 * The downline accepts: the contract counts from the next period on (D-132). An active one of the same kind
 * goes on until then, and with it end the contracts below that the new one does not cover. Throws
 * `contracts.badState` when the offer is not open, when the one who offered is no longer right above, and when
 * they could not offer it any more.
 */
export async function acceptOffer(
  tx: Tx,
  contract: Contract,
  mover: Mover,
  { nowMs, today }: Moment,
): Promise<Contract> {
  const downline = await memberById(tx, contract.downlineId)
  if (!isOpen(contract, nowMs) || downline?.uplineId !== contract.uplineId) throw fault('contracts.badState')
  await judgeOffer(tx, contract.uplineId, contract).catch(() => {
    throw fault('contracts.badState')
  })
  const before = await contractInState(tx, contract.downlineId, contract.kind, 'Active')
  const startDay = firstDayOf(contract.periodType, today, before)
  if (before) {
    const replaced = { ...before, status: 'Terminated', endDay: addDays(startDay, -1) } as const
    await makeMove(tx, replaced, 'REPLACE', mover, nowMs)
    await endBelow(tx, { ended: replaced, replacedBy: contract }, nowMs)
  }
  return makeMove(tx, { ...contract, status: 'Active', startDay }, 'ACCEPT', mover, nowMs)
}

/** The start of the next period, not before the running period of the contract that it replaces has ended. */
function firstDayOf(type: PeriodType, today: string, before: Contract | undefined): string {
  const next = nextPeriodStart(type, today)
  if (!before) return next
  const afterOther = nextPeriodStart(type, periodOf(before.periodType, today).lastDay)
  return afterOther > next && type !== before.periodType ? afterOther : next
}

/** The downline rejects: the contract never counts. Throws `contracts.badState`. */
export async function rejectOffer(
  tx: Tx,
  contract: Contract,
  mover: Mover,
  { nowMs }: Moment,
): Promise<Contract> {
  if (!isOpen(contract, nowMs)) throw fault('contracts.badState')
  return makeMove(tx, { ...contract, status: 'Rejected' }, 'REJECT', mover, nowMs)
}

/**
 * Either side ends an active contract with its running period, which is still settled; one that has not begun
 * never counts. The contracts below end with the same day. Throws `contracts.badState`.
 */
export async function terminateContract(
  tx: Tx,
  contract: Contract,
  mover: Mover,
  { nowMs, today }: Moment,
): Promise<Contract> {
  if (contract.status !== 'Active' || contract.startDay === null) throw fault('contracts.badState')
  const endDay =
    contract.startDay > today ? addDays(contract.startDay, -1) : periodOf(contract.periodType, today).lastDay
  return endContract(tx, contract, endDay, 'TERMINATE', mover, nowMs)
}

/** Ends an active contract after a day, and with it those below. */
export async function endContract(
  tx: Tx,
  contract: Contract,
  endDay: string,
  move: 'TERMINATE' | 'MOVE',
  mover: Mover,
  nowMs: number,
): Promise<Contract> {
  const ended = { ...contract, status: 'Terminated', endDay } as const
  await makeMove(tx, ended, move, mover, nowMs)
  await endBelow(tx, { ended }, nowMs)
  return ended
}
