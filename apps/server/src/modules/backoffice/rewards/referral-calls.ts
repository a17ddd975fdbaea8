// SPDX-License-Identifier: Apache-2.0
import { referralStatusOf } from '@tessera/rules/referrals/referrals'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { listReferrals, listReferralsOfName, type ListedReferral } from '../../referrals/index.ts'
import { presentPage } from '../../wallet/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandOfCall } from '../content/brand-of-call.ts'

export const referralCalls = (
  deps: BackofficeDeps,
): Pick<DomainHandlers<'backoffice'>, 'backoffice.referrals'> => ({
  async 'backoffice.referrals'({ brandCode: brand, status, username, ...page }, { db, brandCode, nowMs }) {
    const query = { ...page, brandCode: await brandOfCall(deps, brand, brandCode) }
    const { referrals, total } =
      username === ''
        ? await listReferrals(db, status, query)
        : await listReferralsOfName(db, username, query)
    return presentPage(
      referrals.map((one) => presentReferral(one, nowMs)),
      total,
      page,
    )
  },
})

const presentReferral = (one: ListedReferral, nowMs: number) => ({
  friendId: Number(one.friendId),
  friend: one.friend,
  inviterId: Number(one.inviterId),
  inviter: one.inviter,
  registerTime: one.registeredAtMs,
  until: one.untilMs,
  deposits: one.deposits,
  neededDeposits: one.neededDeposits,
  validBets: one.validBets,
  neededBets: one.neededBets,
  reward: one.reward,
  currency: one.currency,
  status: referralStatusOf(one.status, one.untilMs, nowMs),
  blockedBy: one.blockedBy,
  blockedWith: one.blockedWithName,
  endedAt: one.endedAtMs,
})
