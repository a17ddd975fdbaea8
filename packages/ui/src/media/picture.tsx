// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { usePicture } from './use-picture.ts'

export interface PictureProps {
  src: string
  /** A description; '' if words beside it say the same. */
  alt: string
  width: number
  height: number
  /** What to show if it fails to load. */
  fallback: ReactNode
  /** In the first view: loaded at once instead of when a tenth of it is in view. */
  eager?: boolean
  className?: string
}

/** A picture that loads when it is visible, is retried once, and never leaves a gap. */
export function Picture(props: PictureProps) {
  // Another address is another picture, with its own attempts.
  return <OnePicture key={props.src} {...props} />
}

function OnePicture({ src, alt, width, height, fallback, eager = false, className }: PictureProps) {
  const { address, failed, ref, onError } = usePicture(src, eager)
  if (failed) return <>{fallback}</>
  if (address === undefined) return <span ref={ref} aria-hidden="true" className={cx('block', className)} />
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
