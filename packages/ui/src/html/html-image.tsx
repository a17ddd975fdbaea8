// SPDX-License-Identifier: Apache-2.0
import { Mark } from '../media/mark.tsx'
import { usePicture } from '../media/use-picture.ts'

interface HtmlImageProps {
  src: string
  alt: string
  width: number | undefined
  height: number | undefined
}

/** A picture in HTML contents: loaded when it is near, retried once, then replaced by the brand mark. */
export function HtmlImage({ src, alt, width, height }: HtmlImageProps) {
  const { address, failed, ref, onError } = usePicture(src, false)
  const hole = 'my-3 flex min-h-24 w-full items-center justify-center rounded-tile bg-surface-2'
  if (failed)
    return (
      <span role={alt ? 'img' : undefined} aria-label={alt || undefined} className={hole}>
        <Mark className="size-10 opacity-40" />
      </span>
    )
  if (address === undefined) return <span ref={ref} aria-hidden="true" className={hole} />
  return (
    <img
      src={address}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={onError}
      className="my-3 h-auto max-w-full rounded-tile"
    />
  )
}
