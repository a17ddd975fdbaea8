// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import type { StudioDeps } from '../deps.ts'
import { isKnownRoundOf } from '../rounds/archived-rounds.ts'
import { findRound, findRoundOfTransaction } from '../rounds/round-store.ts'
import { OperatorRefusal } from './operator-refusal.ts'

export const roundUrlInput = z.strictObject({
  operator_id: z.string().min(1).max(255),
  user: z.string().min(1).max(255),
  round: z.string().min(1).max(255).optional(),
  transaction_uuid: z.string().min(1).max(255).optional(),
})

const isUuid = (text: string | undefined): text is string => z.uuid().safeParse(text).success

/**
 * The address where a player's round can be viewed and checked, by the round's id or one of its
 * transactions'.
 */
export async function findRoundUrl(
  deps: StudioDeps,
  input: z.output<typeof roundUrlInput>,
): Promise<{ url: string }> {
  const { round: id, transaction_uuid: transaction } = input
  if ((id === undefined) === (transaction === undefined))
    throw new OperatorRefusal(400, 'either round or transaction_uuid is required')
  const round = isUuid(id)
    ? await findRound(deps.database, id)
    : isUuid(transaction)
      ? await findRoundOfTransaction(deps.database, transaction)
      : undefined
  if (!round && (await isArchived(deps, input))) throw new OperatorRefusal(410, 'the round was archived')
  if (!round || round.user !== input.user) throw new OperatorRefusal(404, 'unknown round')
  return { url: `${deps.studioUrl}/verify?round=${round.id}` }
}

/** Only for a round of this very player. */
async function isArchived(
  { database }: Pick<StudioDeps, 'database'>,
  { user, round: id, transaction_uuid: transactionId }: z.output<typeof roundUrlInput>,
): Promise<boolean> {
  if (isUuid(id)) return isKnownRoundOf(database, user, { id })
  return isUuid(transactionId) && isKnownRoundOf(database, user, { transactionId })
}
