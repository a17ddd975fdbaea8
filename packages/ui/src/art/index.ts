import type { ArtParts } from './art-parts.ts'
import { drawAvatar } from './avatar.ts'
import { drawBanner } from './banner.ts'
import type { Banner } from './banner.ts'
import { drawBrandMark } from './brand-mark.ts'
import type { BrandColours } from './brand-mark.ts'
import { drawGameTile } from './game-tile.ts'
import type { GameTile } from './game-tile.ts'
import { drawRankBadge } from './rank-badge.ts'
import { drawVendorLogo } from './vendor-logo.ts'
import type { VendorLogo } from './vendor-logo.ts'

/**
 * The version of all recipes together. It is part of every cache key: whoever changes what a recipe draws
 * raises it (a test compares the drawings with their known digests and says so).
 */
export const artVersion = 1

/** The picture recipes with their parts bound: each takes a description and returns an SVG document. */
export interface Art {
  gameTile(tile: GameTile): string
  banner(banner: Banner): string
  vendorLogo(logo: VendorLogo): string
  avatar(avatar: { id: string }): string
  rankBadge(badge: { rank: number }): string
  brandMark(colours?: BrandColours): string
}

/** Binds the recipes to a loader of icons and fonts. Equal descriptions give equal bytes. */
export function createArt(parts: ArtParts): Art {
  return {
    gameTile: (tile) => drawGameTile(parts, tile),
    banner: (banner) => drawBanner(parts, banner),
    vendorLogo: (logo) => drawVendorLogo(parts, logo),
    avatar: drawAvatar,
    rankBadge: drawRankBadge,
    brandMark: drawBrandMark,
  }
}

export { artCredits } from './art-credits.ts'
export type { ArtParts } from './art-parts.ts'
export type { Banner, BannerShape } from './banner.ts'
export type { GameTile } from './game-tile.ts'
export { isThemeName } from './themes/index.ts'
export type { ThemeName } from './themes/index.ts'
export type { VendorLogo } from './vendor-logo.ts'
