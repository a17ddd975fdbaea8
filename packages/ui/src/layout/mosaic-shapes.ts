// SPDX-License-Identifier: Apache-2.0
/** The tone of a stone of a mosaic: none, quiet, full, the brand's, golden. */
export type Tone = 0 | 1 | 2 | 3 | 4

/** A drawing as a function: the tone at a point; both axes run from -1 to 1, y downwards. */
export type MosaicShape = (x: number, y: number) => Tone

const disc = (x: number, y: number, centreX: number, centreY: number, radius: number): boolean =>
  Math.hypot(x - centreX, y - centreY) <= radius
const box = (x: number, y: number, left: number, top: number, right: number, bottom: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom
const nearLine = (
  x: number,
  y: number,
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  reach: number,
): boolean => {
  const share = Math.max(
    0,
    Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)),
  )
  return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay)) <= reach
}

const heart: MosaicShape = (x, y) => {
  const [across, up] = [x * 1.35, -y * 1.35 + 0.12]
  if ((across ** 2 + up ** 2 - 1) ** 3 - across ** 2 * up ** 3 > 0) return 0
  return disc(x, y, -0.34, -0.34, 0.2) ? 4 : 3
}

const search: MosaicShape = (x, y) => {
  if (disc(x, y, -0.18, -0.18, 0.38)) return disc(x, y, -0.3, -0.3, 0.14) ? 4 : 1
  if (disc(x, y, -0.18, -0.18, 0.66)) return 3
  return nearLine(x, y, [0.36, 0.36], [0.86, 0.86], 0.16) ? 2 : 0
}

const gift: MosaicShape = (x, y) => {
  if (disc(x, y, -0.26, -0.62, 0.26) || disc(x, y, 0.26, -0.62, 0.26)) return 4
  if (!box(x, y, -0.78, -0.42, 0.78, 0.86)) return 0
  if (Math.abs(x) < 0.15 || box(x, y, -0.8, -0.44, 0.8, -0.18)) return Math.abs(x) < 0.15 ? 4 : 2
  return Math.abs(x) < 0.68 ? 3 : 0
}

const message: MosaicShape = (x, y) => {
  if (nearLine(x, y, [-0.5, 0.4], [-0.62, 0.82], 0.15)) return 2
  if (!box(x, y, -0.88, -0.66, 0.88, 0.46)) return 0
  if (y > -0.3 && y < -0.08 && Math.abs(x) < 0.55) return 3
  return y > 0.08 && y < 0.26 && x > -0.55 && x < 0.2 ? 3 : 2
}

const coins: MosaicShape = (x, y) => {
  if (disc(x, y, 0.2, 0.14, 0.34)) return 3
  if (disc(x, y, 0.2, 0.14, 0.68)) return 4
  return disc(x, y, -0.5, -0.4, 0.42) ? 2 : 0
}

const die: MosaicShape = (x, y) => {
  if (!box(x, y, -0.78, -0.78, 0.78, 0.78) || Math.abs(x) + Math.abs(y) > 1.42) return 0
  return [
    [-0.4, -0.4],
    [0.4, 0.4],
    [0, 0],
    [-0.4, 0.4],
    [0.4, -0.4],
  ].some(([pipX = 0, pipY = 0]) => disc(x, y, pipX, pipY, 0.17))
    ? 3
    : 2
}

const lock: MosaicShape = (x, y) => {
  if (box(x, y, -0.62, -0.1, 0.62, 0.86))
    return disc(x, y, 0, 0.3, 0.17) || nearLine(x, y, [0, 0.3], [0, 0.58], 0.09) ? 4 : 3
  return y < 0 && disc(x, y, 0, -0.26, 0.54) && !disc(x, y, 0, -0.22, 0.3) ? 2 : 0
}

const offline: MosaicShape = (x, y) => {
  if (nearLine(x, y, [-0.72, -0.74], [0.72, 0.8], 0.1)) return 4
  if (nearLine(x, y, [-0.72, -0.74], [0.72, 0.8], 0.2)) return 0
  return disc(x, y, -0.42, 0.22, 0.36) ||
    disc(x, y, 0.08, -0.14, 0.5) ||
    disc(x, y, 0.54, 0.24, 0.34) ||
    box(x, y, -0.42, 0.2, 0.54, 0.56)
    ? 2
    : 0
}

const people: MosaicShape = (x, y) => {
  if (disc(x, y, 0, -0.3, 0.32)) return 3
  if (y > 0.02 && disc(x, y, 0, 0.84, 0.74) && y < 0.86) return 3
  return disc(x, y, -0.66, -0.1, 0.22) ||
    disc(x, y, 0.66, -0.1, 0.22) ||
    (y > 0.16 && y < 0.86 && Math.abs(x) < 0.96)
    ? 2
    : 0
}

const trophy: MosaicShape = (x, y) => {
  if (y < 0.2 && y > -0.8 && Math.abs(x) < 0.52 - Math.max(0, y + 0.2) * 0.6)
    return disc(x, y, -0.2, -0.5, 0.15) ? 3 : 4
  if (y < -0.05 && disc(x, y, 0, -0.46, 0.86) && !disc(x, y, 0, -0.46, 0.66) && y > -0.72) return 2
  return (Math.abs(x) < 0.13 && y < 0.6 && y > 0) || box(x, y, -0.5, 0.6, 0.5, 0.86) ? 2 : 0
}

/** The drawings of empty states. */
export const mosaicShapes = { coins, die, gift, heart, lock, message, offline, people, search, trophy }
export type MosaicName = keyof typeof mosaicShapes
