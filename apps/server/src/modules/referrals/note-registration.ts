// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../platform/db/index.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { currencyOfMember } from '../members/index.ts'
import { ownCurrency } from '../site/index.ts'
import { inviterOfCode } from './inviter-store.ts'
import { insertReferral } from './referral-store.ts'
import { referralTerms } from './referral-terms.ts'

export interface Registration {
  memberId: bigint
  brandCode: string
  /** As it was sent; empty without one. */ referralCode: string
  currency: string
  ip: string
  nowMs: number
}

const dayMs = 86_400_000

/**
 * Notes that somebody has registered with a code, in the transaction of the registration. An unknown code is
 * nobody's: the registration goes on without it. Whether the friend counts is judged once they would qualify,
 * except for a shared device, which only their logins show.
 */
export async function noteRegistration(
  tx: Tx,
  { settings: all }: { settings: Settings },
  { memberId, brandCode, referralCode, currency, ip, nowMs }: Registration,
): Promise<void> {
  const code = referralCode.trim().toUpperCase()
  const settings = all.of(brandCode)
  if (code === '' || !(await settings.read('site.referralPromo'))) return
  const inviterId = await inviterOfCode(tx, brandCode, code)
  if (inviterId === undefined || inviterId === memberId) return
  // What inviter and friend get is in the brand's own currency.
  const own = await ownCurrency(settings)
  if (currency !== own || (await currencyOfMember(tx, inviterId)) !== own) return
  const terms = await referralTerms(settings)
  await insertReferral(tx, {
    friendId: memberId,
    inviterId,
    brandCode,
    ip,
    currency,
    registeredAtMs: nowMs,
    untilMs: nowMs + terms.days * dayMs,
    neededDeposits: terms.deposit,
    neededBets: terms.validBets,
    reward: terms.reward,
    wagerTimes: terms.wagerTimes,
  })
}
