// SPDX-License-Identifier: Apache-2.0
/** Why the form was refused; screen readers announce it at once. */
export function Refusal({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className="empty:sr-only">
      {message && (
        <p className="rounded-control bg-danger-soft px-4 py-3 text-sm font-semibold text-danger">
          {message}
        </p>
      )}
    </div>
  )
}
