// SPDX-License-Identifier: Apache-2.0
import { Mark } from './mark.tsx'
import { Picture } from './picture.tsx'

/**
 * The art of a game. Until it comes the place is quiet; when it does not, the default game icon stands in.
 */
export function TileImage({ src, eager }: { src: string; eager: boolean }) {
  return (
    <Picture
      src={src}
      alt=""
      width={300}
      height={400}
      eager={eager}
      fallback={<DefaultGameIcon />}
      className="size-full"
    />
  )
}

/** What stands for a game whose picture does not come: the mark of the platform, quiet. */
export function DefaultGameIcon() {
  return (
    <span data-default-icon="game" className="flex size-full items-center justify-center">
      <Mark className="size-1/3 opacity-40" />
    </span>
  )
}
