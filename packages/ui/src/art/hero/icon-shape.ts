// SPDX-License-Identifier: Apache-2.0
import { readPath } from './read-path.ts'
import type { Outline } from './read-path.ts'

/** A one-colour icon taken apart, so that it can be painted in several colours. */
export interface IconShape {
  /** The outer outlines with every hole filled: what the thing looks like in backlight. */
  silhouette: string
  /** Large parts with their holes. */
  body: string
  /** Small parts that stand apart (a jewel, an eye): they take the second colour. */
  details: string
  /** Wide holes, filled in the second colour; narrow ones stay dark as ink lines. */
  wideHoles: string
  left: number
  top: number
  right: number
  bottom: number
}

/** Parts below this share of the largest one count as details. */
const detailShare = 0.22
/** Holes above this share of the whole silhouette are wide. */
const wideHoleShare = 0.035

/** Splits path data of an icon; see {@link IconShape}. */
export function iconShape(pathData: string): IconShape {
  const outlines = readPath(pathData).filter(({ area }) => Math.abs(area) > 4)
  const largest = outlines.reduce((best, outline) =>
    Math.abs(outline.area) > Math.abs(best.area) ? outline : best,
  )
  const sameWay = outlines.filter(({ area }) => Math.sign(area) === Math.sign(largest.area))
  const isSolid = (outline: Outline): boolean =>
    sameWay.includes(outline) || ownerOf(outline, sameWay) === undefined
  const isDetail = ({ area }: Outline): boolean => Math.abs(area) < Math.abs(largest.area) * detailShare
  const solid = outlines.filter(isSolid)
  const holes = outlines.filter((outline) => !isSolid(outline))
  const whole = solid.reduce((sum, { area }) => sum + Math.abs(area), 0)
  const holesOf = (wanted: boolean): Outline[] =>
    holes.filter((hole) => isDetail(ownerOf(hole, solid) ?? largest) === wanted)
  return {
    silhouette: joined(solid),
    body: joined([...solid.filter((outline) => !isDetail(outline)), ...holesOf(false)]),
    details: joined([...solid.filter(isDetail), ...holesOf(true)]),
    wideHoles: joined(holes.filter(({ area }) => Math.abs(area) > whole * wideHoleShare)),
    left: Math.min(...solid.map(({ left }) => left)),
    right: Math.max(...solid.map(({ right }) => right)),
    top: Math.min(...solid.map(({ top }) => top)),
    bottom: Math.max(...solid.map(({ bottom }) => bottom)),
  }
}

function joined(list: readonly Outline[]): string {
  return list.map(({ data }) => data).join('')
}

/** The smallest solid part around a hole. */
function ownerOf(hole: Outline, solid: readonly Outline[]): Outline | undefined {
  const around = solid.filter(
    (part) =>
      part.left <= hole.left &&
      part.right >= hole.right &&
      part.top <= hole.top &&
      part.bottom >= hole.bottom,
  )
  return around.toSorted((first, second) => Math.abs(first.area) - Math.abs(second.area))[0]
}
