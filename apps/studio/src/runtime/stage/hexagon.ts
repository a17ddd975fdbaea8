// SPDX-License-Identifier: Apache-2.0
/**
 * The corners of a hexagonal stone of the platform, standing on a point, around 0: x and y in turn, from the top
 * clockwise.
 */
export function hexagon(radius: number): number[] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2
    return [Math.cos(angle) * radius, Math.sin(angle) * radius]
  }).flat()
}
