// SPDX-License-Identifier: Apache-2.0
/** The avatars to choose from. A picture depends only on its id, so an id always has the same picture. */
export const avatarIds = [
  'amber',
  'birch',
  'coral',
  'delta',
  'ember',
  'fjord',
  'grove',
  'harbour',
  'indigo',
  'juniper',
  'kestrel',
  'lagoon',
  'meadow',
  'nectar',
  'opal',
  'prairie',
  'quartz',
  'ridge',
  'saffron',
  'tundra',
  'umber',
  'violet',
  'willow',
  'zephyr',
] as const
export type AvatarId = (typeof avatarIds)[number]

export const isAvatarId = (id: string): id is AvatarId => avatarIds.some((known) => known === id)

/** The default avatar. */
export const defaultAvatarOf = (memberId: bigint): AvatarId =>
  avatarIds[Number(memberId % BigInt(avatarIds.length))] ?? avatarIds[0]
