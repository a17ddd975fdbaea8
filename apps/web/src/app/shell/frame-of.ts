// SPDX-License-Identifier: Apache-2.0
/** The parts around a page: `header` with bottom bar, `menus` at its side and top, `foot` below it. */
export interface Frame {
  header: boolean
  menus: boolean
  topMenu: boolean
  foot: boolean
  /** The side menu starts narrow. */
  mini: boolean
  /** The page fills the window instead of the column. */
  wide: boolean
}

const full: Frame = { header: true, menus: true, topMenu: true, foot: true, mini: false, wide: false }
const bare: Frame = { header: false, menus: false, topMenu: false, foot: false, mini: false, wide: false }
const embedded = ['/seamless', '/vnLottery']

/**
 * The frame of a path. `showBars` is the platform's switch for pages that are embedded elsewhere (D-168); a
 * game in a separate window has no bars.
 */
export function frameOf(path: string, showBars: boolean, ownWindow = false): Frame {
  if (path === '/helpmc') return bare
  if (embedded.includes(path)) return showBars ? { ...full, mini: true } : bare
  if (path === '/register' || path === '/register.html') return { ...full, topMenu: false }
  if (path === '/game')
    return ownWindow
      ? { ...bare, wide: true }
      : { ...full, topMenu: false, foot: false, mini: true, wide: true }
  return full
}
