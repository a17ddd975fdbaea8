// SPDX-License-Identifier: Apache-2.0
/** The result of the last action; screen readers announce it. */
export function Notice({ tone, children }: { tone: 'good' | 'bad'; children: string }) {
  const look = tone === 'good' ? 'bg-brand-soft text-brand' : 'bg-danger-soft text-danger'
  return (
    <p
      role={tone === 'good' ? 'status' : 'alert'}
      className={`rounded-control px-4 py-3 text-sm font-semibold ${look}`}
    >
      {children}
    </p>
  )
}
