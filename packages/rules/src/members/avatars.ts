// SPDX-License-Identifier: Apache-2.0
/** The avatars to choose from. A picture depends on its id alone, so an id never changes what it shows. */
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

/** The avatar of a member who has chosen none. */
export const usualAvatar = (memberId: number): AvatarId =>
  avatarIds[memberId % avatarIds.length] ?? avatarIds[0]
