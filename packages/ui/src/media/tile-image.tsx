// SPDX-License-Identifier: Apache-2.0
import { Mark } from './mark.tsx'
import { Picture } from './picture.tsx'

/** The art of a game. The tile is plain until it loads; if it fails, it shows the default game icon. */
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

/** The default game icon: the Tessera mark in a quiet colour. */
export function DefaultGameIcon() {
  return (
    <span data-default-icon="game" className="flex size-full items-center justify-center">
      <Mark className="size-1/3 opacity-40" />
    </span>
  )
}
