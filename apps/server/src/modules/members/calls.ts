import { fault } from '@tessera/contract'
import type { DomainHandlers } from '../../platform/http/index.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { avatarCalls, type AvatarDeps } from './avatar-calls.ts'
import { memberById } from './member-store.ts'
import { rankLabel } from './rank-label.ts'

export interface MembersDeps extends AvatarDeps {
  settings: Settings
  /** Told by identity, which stands to the right of members. */
  hasPaymentPassword(memberId: number): Promise<boolean>
}

/** Binds the calls that tell who is logged in, and the choice of an avatar. */
export const membersCalls = ({ settings, hasPaymentPassword, ...pictures }: MembersDeps): DomainHandlers<'members'> => ({
  async 'members.info'(_, { db, merchant, member: { memberId } }) {
    const [member, currency, paymentPassword] = await Promise.all([memberById(db, memberId), settings.of(merchant).read('site.currency'), hasPaymentPassword(memberId)])
    if (!member) throw fault('call.unauthorized')
    const { id, username, nickname, type, uplineId, rankLevel, registeredAtMs } = member
    return {
      id, account: username, userName: username, nickname, type, toUpline: uplineId !== null, clubLabel: rankLabel(rankLevel),
      currency: { code: member.currency, symbol: member.currency === currency.code ? currency.symbol : member.currency },
      hasPaymentPassword: paymentPassword, registeredAt: registeredAtMs,
    }
  },
  ...avatarCalls(pictures),
})
