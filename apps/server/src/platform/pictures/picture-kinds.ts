import type { Art, Banner, GameTile, VendorLogo } from '@tessera/ui/art/index'

/** What can be drawn, and what describes each kind. */
export interface PictureSpecs {
  tile: GameTile
  banner: Banner
  vendor: VendorLogo
  avatar: { id: string }
  rank: { rank: number }
}

export type PictureKind = keyof PictureSpecs

/** The widths in pixels that exist of each kind. A fixed list, so that nobody can fill the disk by asking for others. */
export const pictureWidths: Record<PictureKind, readonly number[]> = {
  tile: [200, 300, 400, 600],
  banner: [780, 1200],
  vendor: [240, 480],
  avatar: [64, 128, 256],
  rank: [96, 192],
}

type Recipes = { [Kind in PictureKind]: (art: Art, spec: PictureSpecs[Kind]) => string }

/** The recipe of each kind. */
export const pictureRecipes: Recipes = {
  tile: (art, tile) => art.gameTile(tile),
  banner: (art, banner) => art.banner(banner),
  vendor: (art, logo) => art.vendorLogo(logo),
  avatar: (art, avatar) => art.avatar(avatar),
  rank: (art, badge) => art.rankBadge(badge),
}
