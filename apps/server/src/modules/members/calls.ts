// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { symbolOf } from '@tessera/rules/currencies/known'
import { groupOf } from '@tessera/rules/lottery/prize-groups'
import type { DomainHandlers } from '../../platform/http/index.ts'
import { avatarCalls, type AvatarDeps } from './avatar-calls.ts'
import { memberById } from './member-store.ts'
import { showProfile } from './profile/show-profile.ts'
import { updateProfile, type ProfileDeps } from './profile/update-profile.ts'
import { rankLabel } from './rank-label.ts'
import { labelsOf } from './standing-store.ts'

export interface MembersDeps extends AvatarDeps, ProfileDeps {
  /** From identity, which is to the right of members (ARCHITECTURE.md). */
  hasPaymentPassword(memberId: bigint): Promise<boolean>
  openIdNumber(memberId: bigint, sealed: Buffer): string | undefined
}

export const membersCalls = ({
  hasPaymentPassword,
  openIdNumber,
  avatarPicture,
  rankPicture,
  ...profile
}: MembersDeps): DomainHandlers<'members'> => ({
  async 'members.info'(_, { db, brandCode, member: { memberId } }) {
    const [member, currency, paymentPassword, ownProfile, memberLabel] = await Promise.all([
      memberById(db, memberId),
      profile.settings.of(brandCode).read('site.currency'),
      hasPaymentPassword(memberId),
      showProfile(db, memberId, openIdNumber),
      labelsOf(db, memberId),
    ])
    if (!member) throw fault('call.unauthorized')
    const { id, username, nickname, type, uplineId, rankLevel, registeredAtMs } = member
    return {
      id: Number(id),
      account: username,
      userName: username,
      nickname,
      type,
      toUpline: uplineId !== null,
      clubLabel: rankLabel(rankLevel),
      currency: {
        code: member.currency,
        symbol: member.currency === currency.code ? currency.symbol : symbolOf(member.currency),
      },
      hasPaymentPassword: paymentPassword,
      prizeMode: groupOf(await profile.settings.of(brandCode).read('lottery.prizeGroups'), member.prizeGroup)
        .number,
      registeredAt: registeredAtMs,
      memberLabel,
      ...ownProfile,
    }
  },
  'members.update': (input, context) => updateProfile(profile, input, context),
  ...avatarCalls({ avatarPicture, rankPicture }),
})
