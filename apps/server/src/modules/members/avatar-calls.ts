// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { avatarIds, defaultAvatarOf } from '@tessera/rules/members/avatars'
import type { DomainHandlers } from '../../platform/http/index.ts'
import { picturesOf, updateAvatar } from './member-store.ts'

export interface AvatarDeps {
  avatarPicture(avatarId: string): string
  rankPicture(rankLevel: number): string
}

type AvatarCalls = Pick<DomainHandlers<'members'>, `members.${'icon' | 'avatars' | 'chooseAvatar'}`>

export const avatarCalls = ({ avatarPicture, rankPicture }: AvatarDeps): AvatarCalls => ({
  async 'members.icon'(_, { db, member: { memberId } }) {
    const member = await picturesOf(db, memberId)
    if (!member) throw fault('call.unauthorized')
    return {
      iconUrl: avatarPicture(member.avatarId ?? defaultAvatarOf(memberId)),
      rankIconUrl: rankPicture(member.rankLevel),
    }
  },
  async 'members.avatars'(_, { db, member: { memberId } }) {
    const chosen = (await picturesOf(db, memberId))?.avatarId ?? defaultAvatarOf(memberId)
    return avatarIds.map((avatarId) => ({
      avatarId,
      url: avatarPicture(avatarId),
      selected: avatarId === chosen,
    }))
  },
  async 'members.chooseAvatar'({ avatarId }, { db, member: { memberId } }) {
    await updateAvatar(db, memberId, avatarId)
    return { iconUrl: avatarPicture(avatarId) }
  },
})
