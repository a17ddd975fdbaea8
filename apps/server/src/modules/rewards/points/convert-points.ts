// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput } from '@tessera/contract'
import type { Amount } from '@tessera/rules/money'
import { judgeConversion } from '@tessera/rules/rewards/points'
import type { Tx } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import {
  balanceOfLocked,
  creditCash,
  operatorAccount,
  lockAccounts,
  openAccounts,
  ownerOfMember,
  post,
} from '../../ledger/index.ts'
import { currencyOfMember } from '../../members/index.ts'
import { requireOwnCurrency } from '../../site/index.ts'
import { amountOfPoints, operatorPoints, pointAccount, pointsOf, saidPoints } from './point-account.ts'

export interface Converted {
  amount: Amount
  currency: string
  /** The points left. */ balance: bigint
}

/**
 * Turns points into cash (D-143) once the payment password is correct, checking the terms and the balance
 * while the points are locked. The points and the money move in one transaction, each under a key of the
 * request, so a request never pays twice.
 */
export async function convertPoints(
  tx: Tx,
  deps: { settings: Settings },
  { memberId }: { memberId: bigint },
  { points: requestedPoints, requestId }: OperationInput<'rewards.convertPoints'>,
): Promise<Converted> {
  const points = BigInt(requestedPoints)
  // What a point is worth is set in the brand's own currency.
  await requireOwnCurrency(deps.settings, await currencyOfMember(tx, memberId))
  const account = await pointAccount(tx, memberId)
  await lockAccounts(tx, [account.id])
  const before = pointsOf(await balanceOfLocked(tx, account))
  const amount = await judge(deps.settings, points, before)
  const key = { cause: 'points.convert', externalId: `${memberId}/${requestId}` }
  const [taken] = await post(tx, [
    {
      from: account,
      to: await operatorPoints(tx, 'converted'),
      amount: amountOfPoints(points),
      kind: 'pointsConverted',
      ...key,
    },
  ])
  // Answers are kept for a month; the ledger remembers a request forever.
  if (taken?.status === 'duplicate' || taken?.status === 'conflict') throw fault('call.requestReused')
  if (taken?.status !== 'posted' || taken.balance === undefined)
    throw new Error(`points of ${key.externalId} were not taken: ${taken?.status}`)
  const { code: currency } = await deps.settings.read('site.currency')
  const paid = await creditCash(tx, {
    from: await operatorAccount(tx, 'points', currency),
    to: await openAccounts(tx, ownerOfMember(memberId), currency),
    amount,
    kind: 'point',
    cause: 'points.convert.paid',
    externalId: key.externalId,
  })
  if (paid.status !== 'posted')
    throw new Error(`the money for points of ${key.externalId} was not posted: ${paid.status}`)
  return { amount, currency, balance: pointsOf(taken.balance) }
}

async function judge(settings: Settings, points: bigint, balance: bigint): Promise<Amount> {
  const [exchangeRatio, minConvert] = await Promise.all([
    settings.read('rewards.exchangeRatio'),
    settings.read('rewards.minConvert'),
  ])
  const judged = judgeConversion(
    { exchangeRatio: BigInt(exchangeRatio), minConvert: BigInt(minConvert) },
    { points, balance },
  )
  if (judged.ok) return judged.amount
  throw fault(`rewards.${judged.reason}`, {
    min: saidPoints(minConvert),
    step: saidPoints(exchangeRatio),
    available: saidPoints(balance),
    points: saidPoints(points),
  })
}
