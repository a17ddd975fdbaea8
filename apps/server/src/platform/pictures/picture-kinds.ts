// SPDX-License-Identifier: Apache-2.0
import type {
  AppIcon,
  Art,
  Banner,
  CategoryName,
  GameTile,
  RewardName,
  VendorLogo,
} from '@tessera/ui/art/index'

/** What can be drawn, and the description that each kind needs. */
export interface PictureSpecs {
  tile: GameTile
  /** The same game as a card that takes two columns. */
  wide: GameTile
  banner: Banner
  vendor: VendorLogo
  avatar: { id: string }
  rank: { rank: number }
  category: { name: CategoryName }
  reward: { name: RewardName }
  icon: AppIcon
}

export type PictureKind = keyof PictureSpecs

/**
 * The available widths of each kind in pixels. A fixed list, so that nobody can fill the disk by requesting
 * others.
 */
export const pictureWidths: Record<PictureKind, readonly number[]> = {
  tile: [200, 300, 400, 600],
  wide: [480],
  banner: [640, 780, 1200],
  vendor: [240, 480],
  avatar: [64, 128, 256],
  rank: [96, 192],
  category: [64, 96, 192],
  reward: [240, 480],
  icon: [32, 180, 192, 512],
}

type Recipes = { [Kind in PictureKind]: (art: Art, spec: PictureSpecs[Kind]) => string }

/** How each kind is drawn. */
export const pictureRecipes: Recipes = {
  tile: (art, tile) => art.gameTile(tile),
  wide: (art, tile) => art.gameTile({ ...tile, shape: 'wide' }),
  banner: (art, banner) => art.banner(banner),
  vendor: (art, logo) => art.vendorLogo(logo),
  avatar: (art, avatar) => art.avatar(avatar),
  rank: (art, badge) => art.rankBadge(badge),
  category: (art, category) => art.categoryIcon(category),
  reward: (art, reward) => art.reward(reward),
  icon: (art, icon) => art.appIcon(icon),
}
