// SPDX-License-Identifier: Apache-2.0
import sharp from 'sharp'

/** What two pictures of one part have apart; undefined where nothing that an eye would see. */
export type Difference = string | undefined

/** Letters differ a little from machine to machine: a few pixels of height, and the edges of strokes. */
const heightSlack = 6
const blurSigma = 2
const visibleStep = 20
const mostShare = 0.015
/** Plain areas are the tokens themselves: no letters in them, so they must agree closely. */
const plainShare = 0.01
const plainStep = 2

/**
 * Compares by shape (blurred, so that a letter's edge does not count) and by plain colours (closely, so that
 * a token does).
 */
export async function comparePictures(known: Buffer, seen: Buffer): Promise<Difference> {
  const [first, second] = await Promise.all([sizeOf(known), sizeOf(seen)])
  if (first.width !== second.width || Math.abs(first.height - second.height) > heightSlack)
    return `${second.width} by ${second.height} instead of ${first.width} by ${first.height}`
  const size = { width: first.width, height: Math.min(first.height, second.height) }
  const [before, after] = await Promise.all([pixels(known, size, blurSigma), pixels(seen, size, blurSigma)])
  const share = changedShare(before, after)
  if (share > mostShare) return `${(share * 100).toFixed(1)} % looks different`
  const [plainBefore, plainAfter] = await Promise.all([plainColours(known, size), plainColours(seen, size)])
  const lost = plainBefore.find((colour) => !plainAfter.some((other) => near(colour, other)))
  return lost === undefined ? undefined : `the plain colour ${lost.join(' ')} is gone`
}

interface Size {
  width: number
  height: number
}
type Colour = readonly [number, number, number]

async function sizeOf(picture: Buffer): Promise<Size> {
  const { width, height } = await sharp(picture).metadata()
  return { width, height }
}

async function pixels(picture: Buffer, size: Size, sigma = 0): Promise<Buffer> {
  const cut = sharp(picture)
    .removeAlpha()
    .extract({ left: 0, top: 0, ...size })
  return (sigma > 0 ? cut.blur(sigma) : cut).raw().toBuffer()
}

function changedShare(before: Buffer, after: Buffer): number {
  let changed = 0
  for (let at = 0; at < before.length; at += 3) {
    const step = Math.max(
      ...[0, 1, 2].map((channel) => Math.abs((before[at + channel] ?? 0) - (after[at + channel] ?? 0))),
    )
    if (step > visibleStep) changed += 1
  }
  return changed / (before.length / 3)
}

/** Colours that fill more than a hundredth of a picture. */
async function plainColours(picture: Buffer, size: Size): Promise<Colour[]> {
  const data = await pixels(picture, size)
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 3) {
    const key = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const least = (data.length / 3) * plainShare
  return [...counts]
    .filter(([, count]) => count > least)
    .map(([key]): Colour => [key >> 16, (key >> 8) & 255, key & 255])
}

function near(one: Colour, other: Colour): boolean {
  return one.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) <= plainStep)
}
