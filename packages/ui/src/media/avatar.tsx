// SPDX-License-Identifier: Apache-2.0
import { cx } from '../cx.ts'
import { Picture } from './picture.tsx'

export interface AvatarProps {
  /** Address of the picture; '' or undefined for the default one. */
  src?: string | undefined
  /** The name of the member; '' if it is beside the picture. */
  name: string
  size?: 'small' | 'medium' | 'large'
  eager?: boolean
}

const sizes = { small: 'size-8', medium: 'size-10', large: 'size-20' }
const pixels = { small: 64, medium: 64, large: 128 }

/** A round picture of a member; without one, or if it fails to load, the default avatar. */
export function Avatar({ src = '', name, size = 'medium', eager = false }: AvatarProps) {
  return (
    <span className={cx('relative block shrink-0 overflow-hidden rounded-full bg-surface-3', sizes[size])}>
      <Picture
        src={src}
        alt={name}
        width={pixels[size]}
        height={pixels[size]}
        eager={eager}
        fallback={<DefaultAvatar name={name} />}
        className="size-full"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 rounded-full inset-ring inset-ring-hairline"
      />
    </span>
  )
}

/** The default avatar: a stone with shoulders, in the quiet colours of the theme. */
export function DefaultAvatar({ name }: { name: string }) {
  return (
    <svg
      viewBox="0 0 40 40"
      data-default-icon="avatar"
      className="size-full"
      role={name === '' ? undefined : 'img'}
      aria-label={name === '' ? undefined : name}
      aria-hidden={name === '' ? true : undefined}
      focusable="false"
    >
      <path className="fill-surface-3" d="M0 0h40v40H0z" />
      <path className="fill-muted" d="m20 7 7.500 4.300v8.700L20 24.300 12.500 20v-8.700z" />
      <path className="fill-muted" opacity=".75" d="M20 27 34 35v9H6v-9z" />
    </svg>
  )
}
