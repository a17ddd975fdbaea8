// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { maskUsername } from '@tessera/rules/identity/usernames'
import { add } from '@tessera/rules/money'
import { referralStatusOf } from '@tessera/rules/referrals/referrals'
import type { DomainHandlers } from '../../platform/http/index.ts'
import { presentPage } from '../wallet/index.ts'
import { ownCode } from './own-code.ts'
import { listFriends } from './referral-store.ts'
import { referralTerms } from './referral-terms.ts'
import type { ReferralsDeps } from './referrals-deps.ts'

export const referralsCalls = (deps: ReferralsDeps): DomainHandlers<'referrals'> => ({
  async 'referrals.show'(page, { db, member: { memberId }, brandCode, host, nowMs }) {
    const settings = deps.settings.of(brandCode)
    if (!(await settings.read('site.referralPromo'))) throw fault('referrals.off')
    const own = await ownCode(deps, { brandCode, memberId, nowMs })
    const friends = await listFriends(db, memberId, page)
    const link = `${await deps.siteUrl(host)}/register?referralCode=${own.code}`
    const list = friends.map(({ username, registeredAtMs, untilMs, status, blockedBy }) => ({
      customerName: maskUsername(username),
      registerTime: registeredAtMs,
      status: referralStatusOf(status, untilMs, nowMs),
      shares: blockedBy,
      until: untilMs,
    }))
    return {
      ...presentPage(list, own.invited, page),
      referralCode: own.code,
      link,
      qr: link,
      invited: own.invited,
      qualified: own.qualified,
      bonus: add(own.earned, own.paid),
      commission: own.paid,
      currency: (await settings.read('site.currency')).code,
      terms: await referralTerms(settings),
    }
  },
})
