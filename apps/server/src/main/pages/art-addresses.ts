// SPDX-License-Identifier: Apache-2.0
import { artVersion } from '@tessera/ui/art/index'
import type { CategoryName } from '@tessera/ui/art/index'
import { wideArt } from '@tessera/ui/media/facing-art.ts'
import type { RewardPicture } from '@tessera/rules/rewards/reward-pictures'
import type { IconName } from './serve-icons.ts'

/**
 * Where pictures are served. A redrawn picture gets a new version and so a new address: each may be cached
 * for ever.
 */
export const artAddresses = {
  game: ({ nodeId }: { nodeId: number }): string => `/art/${artVersion}/game/300/${nodeId}.avif`,
  /** For a card that takes two columns; browsers derive it from the address of the tile (`wideArt`). */
  wide: ({ nodeId }: { nodeId: number }): string => wideArt(artAddresses.game({ nodeId })),
  lottery: (gameCode: string): string =>
    `/art/${artVersion}/lottery/300/${encodeURIComponent(gameCode)}.avif`,
  vendor: (vendorCode: string): string =>
    `/art/${artVersion}/vendor/240/${encodeURIComponent(vendorCode)}.avif`,
  avatar: (avatarId: string): string => `/art/${artVersion}/avatar/128/${encodeURIComponent(avatarId)}.avif`,
  rank: (rankLevel: number): string => `/art/${artVersion}/rank/96/${rankLevel}.avif`,
  banner: ({ id }: { id: string }, shape: 'wide' | 'phone'): string =>
    `/art/${artVersion}/banner/${shape === 'wide' ? 1200 : 780}/${encodeURIComponent(id)}.avif`,
  category: (name: CategoryName): string => `/art/${artVersion}/category/96/${name}.avif`,
  reward: (picture: RewardPicture): string => `/art/${artVersion}/reward/480/${picture}.avif`,
  /** An icon of the app in a brand's colour (`#rrggbb`). */
  icon: (colour: string, name: IconName): string =>
    `/art/${artVersion}/icon/${colour.slice(1).toLowerCase()}/${name}.png`,
}
