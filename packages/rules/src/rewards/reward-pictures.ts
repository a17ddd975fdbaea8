// SPDX-License-Identifier: Apache-2.0
/** What the generated picture of a reward can show. */
export const rewardPictures = [
  'cash',
  'coins',
  'present',
  'ticket',
  'smartphone',
  'headphones',
  'watch',
  'tablet',
  'laptop',
  'camera',
  'speaker',
  'gamepad',
  'drone',
  'coffee',
  'kettle',
  'cooking',
  'lamp',
  'pillow',
  'backpack',
  'cap',
  'shirt',
  'shoes',
  'sunglasses',
  'wallet',
  'perfume',
  'necklace',
  'football',
  'bicycle',
  'tent',
  'suitcase',
  'fishing',
  'chess',
  'guitar',
  'umbrella',
  'chocolate',
] as const
export type RewardPicture = (typeof rewardPictures)[number]

const known: ReadonlySet<string> = new Set(rewardPictures)

/** Whether a text is the name of a reward picture. */
export const isRewardPicture = (name: string): name is RewardPicture => known.has(name)
