// SPDX-License-Identifier: Apache-2.0
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import Play from 'lucide-react/icons/play'
import { cx } from '../cx.ts'
import { TileImage } from './tile-image.tsx'

export interface GameTileProps extends Omit<ComponentProps<'article'>, 'children' | 'onPlay'> {
  name: string
  studio: ReactNode
  /** The address of the art; 3:4. */
  image: string
  /** Nothing opens without an address: the tile is then only a picture. */
  href: string | undefined
  onPlay?: (event: MouseEvent<HTMLAnchorElement>) => void
  /** In the first view: loaded at once instead of when it comes near. */
  eager?: boolean | undefined
  /**
   * Double width; its cell must be a container: as high as its neighbours, with a picture across both columns.
   */
  wide?: boolean
  /** Dimmed, such as for a closed game. */
  dim?: boolean
  /** In the upper end corner, such as a heart. */
  corner?: ReactNode
  /**
   * In the upper start corner, such as a badge; at the bottom of a dimmed tile, where a longer text says why.
   */
  flag?: ReactNode
  /** Over the art on hover or focus: facts and actions, instead of the play sign. */
  overlay?: ReactNode
  /** Below the studio: how a table stands. Part of the link, but not of its name. */
  foot?: ReactNode
  /** Behind the link, for those who do not see the foot. */
  after?: ReactNode
}

/**
 * A game as a picture link, with its name and studio below. A browser drops a click if the pressed element is
 * gone before the button is released, and the play sign and the picture come and go. So every press lands on
 * the link itself, never on its contents.
 */
export function GameTile({
  name,
  studio,
  image,
  href,
  onPlay,
  eager = false,
  wide = false,
  dim = false,
  corner,
  flag,
  overlay,
  foot,
  after,
  ...rest
}: GameTileProps) {
  const shape = wide ? 'h-[calc((100cqw-var(--row-gap))*2/3)]' : 'aspect-3/4'
  const face = (
    <>
      <span className={cx('relative block overflow-hidden rounded-tile bg-surface-2', shape)}>
        <span className={cx('block size-full', dim && 'opacity-40 grayscale')}>
          <TileImage src={image} eager={eager} />
        </span>
        <span className="absolute inset-0 rounded-tile inset-ring inset-ring-hairline" />
        {overlay === undefined && href !== undefined && (
          <span
            aria-hidden="true"
            className="absolute inset-0 hidden items-center justify-center bg-art-overlay opacity-0 transition-opacity duration-160 group-hover:opacity-100 group-focus-within:opacity-100 [@media(hover:hover)]:flex"
          >
            <span className="flex size-14 items-center justify-center rounded-full bg-art-action text-on-art-action">
              <Play className="ms-0.5 size-6 fill-current" />
            </span>
          </span>
        )}
      </span>
      <span dir="auto" className="mt-2 block truncate text-xs font-semibold text-text rtl:text-right">
        {name}
      </span>
      <span dir="auto" className="block truncate text-xs text-muted rtl:text-right">
        {studio}
      </span>
      {foot !== undefined && (
        <span aria-hidden="true" className="block">
          {foot}
        </span>
      )}
    </>
  )
  return (
    <article {...rest} className="group relative min-w-0">
      <div
        className={cx(
          'relative transition-transform duration-220 ease-standard',
          href !== undefined && 'motion-safe:[@media(hover:hover)]:group-hover:-translate-y-1',
        )}
      >
        {href === undefined ? (
          <div className="rounded-tile *:pointer-events-none">{face}</div>
        ) : (
          <a
            href={href}
            onClick={onPlay}
            draggable={false}
            className="block rounded-tile *:pointer-events-none focus-visible:outline-offset-4"
          >
            {face}
          </a>
        )}
        {overlay !== undefined && (
          <div
            className={cx('pointer-events-none absolute inset-x-0 top-0 overflow-hidden rounded-tile', shape)}
          >
            {overlay}
          </div>
        )}
        {flag !== undefined && (
          <div
            className={cx(
              'pointer-events-none absolute',
              dim ? cx('inset-x-0 top-0 flex items-end justify-center p-1.5', shape) : 'start-1.5 top-1.5',
            )}
          >
            {flag}
          </div>
        )}
        {corner !== undefined && <div className="absolute end-1 top-1">{corner}</div>}
      </div>
      {after}
    </article>
  )
}
