// SPDX-License-Identifier: Apache-2.0
import { Link } from '@tanstack/react-router'

/** The number of a draw, which leads to its page. */
export function DrawLink({ id, numero }: { id: number; numero: string }) {
  return (
    <Link
      to="/lottery-draws/$id"
      params={{ id: String(id) }}
      className="tabular inline-flex min-h-11 items-center font-semibold text-text underline decoration-line-control underline-offset-4 hover:text-brand"
    >
      {numero}
    </Link>
  )
}
