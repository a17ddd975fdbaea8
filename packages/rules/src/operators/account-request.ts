// SPDX-License-Identifier: Apache-2.0
/** Steps that let somebody into an account: one operator asks for them, another decides. */
export const accountRequestKinds = ['removeSecondFactors', 'invite'] as const
export type AccountRequestKind = (typeof accountRequestKinds)[number]

export const accountRequestStatuses = ['waiting', 'approved', 'refused', 'expired'] as const
export type AccountRequestStatus = (typeof accountRequestStatuses)[number]

/** A request that nobody has decided by then is over. */
export const accountRequestLifeMs = 24 * 3_600_000

export interface AccountRequestFacts {
  status: AccountRequestStatus
  expiresAtMs: number
  /** Who asked. */ askedBy: number
}

/** What a request is now: one that waited for too long has expired, whether that is written down or not. */
export const statusNow = (
  { status, expiresAtMs }: Pick<AccountRequestFacts, 'status' | 'expiresAtMs'>,
  nowMs: number,
): AccountRequestStatus => (status === 'waiting' && nowMs >= expiresAtMs ? 'expired' : status)

/**
 * Whether this operator may decide now. `undefined` stands for the command line of the installation, which is
 * nobody's account.
 */
export function mayDecide(
  request: AccountRequestFacts,
  operatorId: number | undefined,
  nowMs: number,
): 'ok' | 'over' | 'own' {
  if (statusNow(request, nowMs) !== 'waiting') return 'over'
  return request.askedBy === operatorId ? 'own' : 'ok'
}
