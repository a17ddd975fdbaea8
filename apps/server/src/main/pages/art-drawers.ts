// SPDX-License-Identifier: Apache-2.0
import { isAvatarId } from '@tessera/rules/members/avatars'
import { isRewardPicture } from '@tessera/rules/rewards/reward-pictures'
import { isCategoryName, isThemeName } from '@tessera/ui/art/index'
import type { BannerShape } from '@tessera/ui/art/index'
import { gameById, vendorName } from '../../modules/catalogue/index.ts'
import { lotteryNamed } from '../../modules/lottery/index.ts'
import { drawnTheme } from '../../modules/messages/index.ts'
import type { Queries } from '../../platform/db/index.ts'
import type { Picture, Pictures } from '../../platform/pictures/index.ts'

interface Size {
  width: number
  format: 'avif' | 'webp'
}
/** Draws the picture of an item; undefined when there is no such item. */
type Draw = (id: string, size: Size) => Promise<Picture | undefined>

/** The theme for an item that names none. */
const usualTheme = 'magic'
/** Which composition belongs to a width: a separate banner for wide screens, phones, and cards in a list. */
const bannerShapes: Readonly<Record<number, BannerShape>> = { 1200: 'wide', 780: 'phone', 640: 'card' }

/** Draws the pictures of each kind, by the names of the kinds in addresses. */
export function artDrawers(db: Queries, pictures: Pictures): Record<string, Draw> {
  // `<id>~bare` has no title: for pages in another script, which write the name themselves.
  const gameAs = (kind: 'tile' | 'wide') => async (id: string, size: Size) => {
    const [, nodeId, bare] = /^(\d{1,9})(~bare)?$/.exec(id) ?? []
    const game = nodeId === undefined ? undefined : await gameById(db, Number(nodeId))
    return (
      game &&
      pictures.picture(
        kind,
        {
          id: `${game.vendorCode}/${game.gameId}`,
          title: game.name,
          withTitle: bare === undefined,
          ...themeOf(game.theme),
        },
        size,
      )
    )
  }
  return {
    game: gameAs('tile'),
    wide: gameAs('wide'),
    async vendor(id: string, size: Size) {
      const name = await vendorName(db, id)
      return name === undefined ? undefined : pictures.picture('vendor', { id, name }, size)
    },
    // Without a title: lists write the name of a lottery beside it.
    async lottery(gameCode: string, size: Size) {
      const name = lotteryNamed(gameCode)
      return name === undefined
        ? undefined
        : pictures.picture(
            'tile',
            { id: `lottery/${gameCode}`, title: name, withTitle: false, theme: 'lottery' },
            size,
          )
    },
    // `<id>~rtl` leaves the other side free: for texts that run from right to left.
    async banner(id: string, size: Size) {
      const [, itemId = '', mirrored] = /^(.*?)(~rtl)?$/.exec(id) ?? []
      const theme = await drawnTheme(db, itemId)
      return theme === undefined
        ? undefined
        : pictures.picture(
            'banner',
            {
              id: itemId,
              about: itemId.replaceAll('-', ' '),
              shape: bannerShapes[size.width] ?? 'wide',
              calmSide: mirrored === undefined ? 'left' : 'right',
              theme: isThemeName(theme) ? theme : usualTheme,
            },
            size,
          )
    },
    avatar: async (id: string, size: Size) =>
      isAvatarId(id) ? pictures.picture('avatar', { id }, size) : undefined,
    rank: async (id: string, size: Size) =>
      /^[0-7]$/.test(id) ? pictures.picture('rank', { rank: Number(id) }, size) : undefined,
    category: async (id: string, size: Size) =>
      isCategoryName(id) ? pictures.picture('category', { name: id }, size) : undefined,
    reward: async (id: string, size: Size) =>
      isRewardPicture(id) ? pictures.picture('reward', { name: id }, size) : undefined,
  }
}

const themeOf = (theme: string) => (isThemeName(theme) ? { theme } : {})
