// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { usePicture } from './use-picture.ts'

export interface PictureProps {
  src: string
  /** What it shows, in words; '' where words beside it say it already. */
  alt: string
  width: number
  height: number
  /** What stands there when it does not come. */
  fallback: ReactNode
  /** In the first view: fetched at once instead of when a tenth of it is in view. */
  eager?: boolean
  className?: string
}

/** A picture that comes when it is seen, is asked for once more when it fails, and never leaves a hole. */
export function Picture(props: PictureProps) {
  // Another address is another picture, with tries of its own.
  return <OnePicture key={props.src} {...props} />
}

function OnePicture({ src, alt, width, height, fallback, eager = false, className }: PictureProps) {
  const { address, failed, place, onError } = usePicture(src, eager)
  if (failed) return <>{fallback}</>
  if (address === undefined) return <span ref={place} aria-hidden="true" className={cx('block', className)} />
  return (
    <img
      src={address}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      draggable={false}
      fetchPriority={eager ? 'high' : 'auto'}
      onError={onError}
      className={cx('object-cover', className)}
    />
  )
}
