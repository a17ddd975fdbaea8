// SPDX-License-Identifier: Apache-2.0
/** Steps that let somebody into an account: one operator requests them, another decides. */
export const accountRequestKinds = ['removeSecondFactors', 'invite'] as const
export type AccountRequestKind = (typeof accountRequestKinds)[number]

export const accountRequestStatuses = ['waiting', 'approved', 'refused', 'expired'] as const
export type AccountRequestStatus = (typeof accountRequestStatuses)[number]

/** After this time an undecided request expires. */
export const accountRequestLifeMs = 24 * 3_600_000

export interface AccountRequestFacts {
  status: AccountRequestStatus
  expiresAtMs: number
  /** The operator who made the request. */ askedBy: number
}

/**
 * The current status of a request: one that waited for too long has expired, even if that is not recorded
 * yet.
 */
export const statusNow = (
  { status, expiresAtMs }: Pick<AccountRequestFacts, 'status' | 'expiresAtMs'>,
  nowMs: number,
): AccountRequestStatus => (status === 'waiting' && nowMs >= expiresAtMs ? 'expired' : status)

/**
 * Whether this operator may decide now. `undefined` is the command line of the installation, which has no
 * operator account.
 */
export function mayDecide(
  request: AccountRequestFacts,
  operatorId: number | undefined,
  nowMs: number,
): 'ok' | 'over' | 'own' {
  if (statusNow(request, nowMs) !== 'waiting') return 'over'
  return request.askedBy === operatorId ? 'own' : 'ok'
}
