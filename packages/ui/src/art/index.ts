// SPDX-License-Identifier: Apache-2.0
import type { ArtParts } from './art-parts.ts'
import { drawAppIcon } from './app-icon.ts'
import type { AppIcon } from './app-icon.ts'
import { drawAvatar } from './avatar.ts'
import { drawBanner } from './banner/banner.ts'
import type { Banner } from './banner/banner.ts'
import { drawBrandMark } from './brand-mark.ts'
import type { BrandColours } from './brand-mark.ts'
import { drawCategoryIcon } from './category-icon.ts'
import type { CategoryName } from './category-icon.ts'
import { drawGameTile } from './game-tile.ts'
import type { GameTile } from './game-tile.ts'
import { drawRankBadge } from './rank-badge.ts'
import { drawReward } from './reward.ts'
import type { RewardName } from './reward.ts'
import { drawVendorLogo } from './vendor-logo.ts'
import type { VendorLogo } from './vendor-logo.ts'

/**
 * The version of all recipes together. It is part of every cache key. Raise it when a recipe draws something
 * else; a test compares the drawings with their known digests.
 */
export const artVersion = 4

/** The picture recipes with their parts bound: each takes a description and returns an SVG document. */
export interface Art {
  gameTile(tile: GameTile): string
  banner(banner: Banner): string
  vendorLogo(logo: VendorLogo): string
  avatar(avatar: { id: string }): string
  rankBadge(badge: { rank: number }): string
  categoryIcon(category: { name: CategoryName }): string
  reward(reward: { name: RewardName }): string
  appIcon(icon: AppIcon): string
  brandMark(colours?: BrandColours): string
}

/** Binds the recipes to a loader of icons and fonts. Equal descriptions give equal bytes. */
export function createArt(parts: ArtParts): Art {
  return {
    gameTile: (tile) => drawGameTile(parts, tile),
    banner: (banner) => drawBanner(parts, banner),
    vendorLogo: (logo) => drawVendorLogo(parts, logo),
    avatar: (avatar) => drawAvatar(parts, avatar),
    rankBadge: (badge) => drawRankBadge(parts, badge),
    categoryIcon: (category) => drawCategoryIcon(parts, category),
    reward: (reward) => drawReward(parts, reward),
    appIcon: drawAppIcon,
    brandMark: drawBrandMark,
  }
}

export type { AppIcon } from './app-icon.ts'
export type { Banner, BannerShape } from './banner/banner.ts'
export { isCategoryName } from './category-icon.ts'
export type { CategoryName } from './category-icon.ts'
export type { GameTile } from './game-tile.ts'
export { rewardNames } from './reward.ts'
export type { RewardName } from './reward.ts'
export { isThemeName } from './themes/index.ts'
export type { ThemeName } from './themes/index.ts'
export type { VendorLogo } from './vendor-logo.ts'
