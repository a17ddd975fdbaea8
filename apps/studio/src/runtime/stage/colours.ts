// SPDX-License-Identifier: Apache-2.0
/**
 * The colours of the scenes. A scene is a picture, dark in both themes like all art of the platform
 * (`--art-base`), so these do not change with the theme; the page around it does.
 */
export const colours = {
  ground: 0x0d1524,
  tile: 0x1c2940,
  tileLight: 0x2b3d5c,
  tileDark: 0x111b2d,
  line: 0x33456a,
  faint: 0x5c6f93,
  text: 0xffffff,
  muted: 0xd5dcea,
  win: 0x22e38b,
  winDark: 0x0a7a49,
  lose: 0xff5d73,
  loseDark: 0x8e1f3a,
  gold: 0xffc94d,
  goldDark: 0xb36b0a,
  violet: 0x9b7bff,
  violetDark: 0x4a2fb5,
  cyan: 0x45d4ff,
  cyanDark: 0x0f6fa8,
  pink: 0xff6bb5,
  orange: 0xff8a3d,
} as const

/** A colour between two others; 0 is the first, 1 the second. */
export function blend(first: number, second: number, share: number): number {
  const channel = (shift: number) => {
    const from = (first >> shift) & 255
    const to = (second >> shift) & 255
    return Math.round(from + (to - from) * Math.min(1, Math.max(0, share))) << shift
  }
  return channel(16) | channel(8) | channel(0)
}

/** A translucent fill. */
export function ink(color: number, alpha: number): { color: number; alpha: number } {
  return { color, alpha }
}
