// SPDX-License-Identifier: Apache-2.0
/** The Tessera mark: a hexagonal stone with a stone set into it. Decorative; the name is beside it. */
export function Mark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <path className="fill-brand" d="M16 1.5 28.6 8.75v14.5L16 30.5 3.4 23.25V8.75z" />
      <path className="fill-on-brand" opacity=".16" d="M16 1.5 28.6 8.75 16 16z" />
      <path className="fill-on-brand" opacity=".3" d="M28.6 8.75v14.5L16 16z" />
      <path className="fill-on-brand" opacity=".42" d="M28.6 23.25 16 30.5V16z" />
      <path className="fill-on-brand" opacity=".22" d="M16 30.5 3.4 23.25 16 16z" />
      <path className="fill-bg" d="M16 9.4 21.7 12.7v6.6L16 22.6l-5.7-3.3v-6.6z" />
      <path className="fill-brand" d="M16 12.6 19 14.3v3.4l-3 1.7-3-1.7v-3.4z" />
    </svg>
  )
}

/** Mark and name on one line; never mirrored, never split. Without space for both, only the mark. */
export function Wordmark({ name, className }: { name: string; className?: string }) {
  return (
    <span
      dir="ltr"
      className={`inline-flex h-7 min-w-0 flex-wrap content-start items-center gap-x-2 overflow-hidden whitespace-nowrap rtl:justify-end ${className ?? ''}`}
    >
      <Mark className="size-7 shrink-0" />
      <span className="text-lg leading-7 font-extrabold tracking-tight text-text">{name}</span>
    </span>
  )
}
