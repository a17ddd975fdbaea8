// SPDX-License-Identifier: Apache-2.0
import { Link } from '@tanstack/react-router'

/** The name of an account, which leads to its page. */
export function AccountLink({ memberId, name }: { memberId: number; name: string }) {
  return (
    <Link
      to="/accounts/$id"
      params={{ id: String(memberId) }}
      className="relative inline-flex min-h-9 items-center after:absolute after:-inset-y-1 after:inset-x-0 font-semibold text-text underline decoration-line-control underline-offset-4 hover:text-brand"
    >
      {name}
    </Link>
  )
}
